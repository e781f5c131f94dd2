// What no file of the repository may contain.

const rules = [
  { what: 'an absolute path of one machine', pattern: /(?<![\w.~*$}])\/(home|root|work)\// },
  { what: 'a folder outside the repository', pattern: /\.\.\/shared\b/ },
  // What fits all is held to nothing. In prose the word has no such signs on both its sides.
  {
    what: 'a type that fits all',
    files: /^(web|wasm)\/.*\.[jt]s$/,
    pattern: /[{<(|&,:>]\s*(any\b\s*[}>)|&,;=[\]]|\*\})|\{CustomEvent\}|@ts-(ignore|nocheck|expect-error)/,
  },
];

/** Every forbidden text in a set of files (a Map from path to text), a sentence each. */
export function forbiddenTexts(files) {
  return [...files].flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        rules
          .filter(({ files, pattern }) => (!files || files.test(path)) && pattern.test(line))
          .map(({ what }) => `${path}:${i + 1} names ${what}: ${line.trim()}`),
      ),
  );
}

/** Every address in an npm lock file; there it would bind all machines to one registry. */
export function registryAddresses(lockText) {
  return lockText
    .split('\n')
    .filter((line) => /"resolved"\s*:|https?:\/\//.test(line) && !/"url"\s*:/.test(line));
}

/** Packages of an npm lock file without a checksum, or with one that is easily met by other files. */
export const unpinnedPackages = (lockText) =>
  Object.entries(JSON.parse(lockText).packages)
    .filter(([path, { integrity }]) => path !== '' && !/^sha512-/.test(integrity ?? ''))
    .map(([path]) => path);

/** Dependencies of a package.json that do not say which version. */
export function looseVersions(packageText) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(packageText);
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name]) => name);
}

/** Lines of a script that have npm install whatever it finds, rather than what a lock file names. */
export const looseInstalls = (script) =>
  script.split('\n').filter((line) => {
    const command = line.replace(/\b(say|die) ".*/, '');
    return /\bnpm\b.*\s(install|i|add|update|exec)\s|\bnpx\b/.test(command);
  });
