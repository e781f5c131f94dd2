// What no file of the repository may contain.

const rules = [
  { what: 'an absolute path of one machine', pattern: /(?<![\w.~*$}])\/(home|root|work)\// },
  { what: 'a folder outside the repository', pattern: /\.\.\/shared\b/ },
];

/** Every forbidden text in a set of files (a Map from path to text), a sentence each. */
export function forbiddenTexts(files) {
  return [...files].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) =>
      rules.filter(({ pattern }) => pattern.test(line)).map(({ what }) => `${path}:${i + 1} names ${what}: ${line.trim()}`),
    ),
  );
}

/** Every address in an npm lock file; there it would bind all machines to one registry. */
export function registryAddresses(lockText) {
  return lockText.split('\n').filter((line) => /"resolved"\s*:|https?:\/\//.test(line) && !/"url"\s*:/.test(line));
}
