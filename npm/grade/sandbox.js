/**
 * How a submission's process is confined. Where the system lets us, it has namespaces of its own: no network,
 * no other processes, and a file tree that has the system's programs, this package and Python, all of it
 * read-only; and nobody's rights. Everywhere it has Node's permissions taken away and limits.
 * @import { Limits } from './types.js'
 * @typedef {'namespaces' | 'limits' | 'permissions'} Level
 * @typedef {{ level: Level, network: boolean, files: boolean, processes: boolean, memory: boolean }}
 *   Isolation   what the system itself holds; the rest is left to Node's permissions, which end where
 *   somebody finds a way out of them
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Of Node's threads, and no more. */
const mostThreads = 40;
const mostFiles = 128;
const path = '/usr/sbin:/usr/bin:/sbin:/bin';
const packageFolder = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
const node = realpathSync(process.execPath);
const hasUtilities = ['setpriv', 'prlimit', 'unshare', 'mount', 'umount', 'pivot_root'].every((name) =>
  path.split(delimiter).some((folder) => existsSync(join(folder, name))),
);

/** The file tree of a submission, made in the namespace that nobody else sees. */
const script = `set -e
root=$1 package=$2 python=$3 node=$4; shift 4
ro=bind,ro,nosuid,nodev
mount -t tmpfs -o size=1m,mode=755,nosuid,nodev none "$root"
cd "$root"
mkdir old home package python dev proc
for folder in bin lib lib32 lib64 libx32 sbin usr; do
  if [ -L "/$folder" ]; then ln -s "$(readlink "/$folder")" "$folder"
  elif [ -d "/$folder" ]; then mkdir "$folder"; mount -o $ro "/$folder" "$folder"; fi
done
mount -o $ro "$package" package
[ -z "$python" ] || mount -o $ro "$python" python
: > node; mount -o $ro "$node" node
for device in null urandom; do : > dev/$device; mount -o bind "/dev/$device" "dev/$device"; done
mount --rbind /proc proc # for umount, which asks it what is mounted
pivot_root . old
umount -l /old
umount -l /proc
mount -o remount,ro,nosuid,nodev /
cd /home
exec "$@"
`;

/** As root it becomes somebody whom nobody else is, so that its processes are counted by themselves. */
const somebody = () => {
  const id = 1_000_000_000 + (process.pid % 1_000_000) * 1000 + Math.floor(Math.random() * 1000);
  return [`--reuid=${id}`, `--regid=${id}`, '--clear-groups'];
};
const isRoot = process.getuid?.() === 0;
const noRights = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
const diesWithUs = ['setpriv', '--pdeathsig', 'KILL'];

/** @param {Limits} limits */
const limited = ({ memory }) => [
  'prlimit',
  '--core=0',
  '--fsize=0',
  `--nofile=${mostFiles}`,
  `--nproc=${mostThreads}`,
  `--data=${memory * 2 ** 20}`,
];

/** @param {string} folder an empty one @param {string} python its folder or '' @param {Limits} limits
 * @param {string[]} command */
const inNamespaces = (folder, python, limits, command) => [
  ...(isRoot ? [] : ['unshare', '--user', '--map-root-user']),
  ...[...diesWithUs, 'unshare', '--mount', '--net', '--pid', '--ipc', '--uts'],
  ...['--fork', '--kill-child', '--propagation', 'private'],
  ...['sh', '-c', script, 'sh', folder, packageFolder, python, node],
  ...['setpriv', ...(isRoot ? somebody() : []), ...noRights],
  ...diesWithUs, // again, for that is forgotten when somebody becomes somebody else
  ...limited(limits),
  ...['env', '-i', ...command],
];

/** @param {Limits} limits @param {string[]} command */
const withLimits = (limits, command) => [
  ...[...diesWithUs, ...(isRoot ? noRights : ['--no-new-privs'])],
  ...limited(limits).filter((each) => !each.startsWith('--nproc')), // it would count all that the user runs
  ...['env', '-i', ...command],
];

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** @param {string} home of the package there @param {string} python its folder there, or ''
 * @param {Limits} limits */
const flags = (home, python, { memory }) => [
  permission,
  ...[
    'grade/child.js',
    'grade/inside.js',
    'frontier.mjs',
    'frontier.wasm',
    'bytes-node.js',
    'package.json',
  ].map((file) => `--allow-fs-read=${join(home, file)}`),
  ...(python ? [`--allow-fs-read=${join(python, '*')}`] : []),
  `--max-old-space-size=${Math.floor(memory / 2)}`,
  '--no-warnings',
  '--disallow-code-generation-from-strings',
];

/** @type {Record<Level, Isolation>} */
const levels = {
  namespaces: { level: 'namespaces', network: true, files: true, processes: true, memory: true },
  limits: { level: 'limits', network: false, files: false, processes: false, memory: true },
  permissions: { level: 'permissions', network: false, files: false, processes: false, memory: false },
};

/** Whether a command of the kind ends well here. @param {string[]} command */
const works = ([program, ...rest]) =>
  spawnSync(program, rest, { env: { PATH: path }, timeout: 20_000, stdio: 'ignore' }).status === 0;

/** What this system can hold. @param {string} folder an empty one @returns {Isolation} */
export function isolationHere(folder) {
  if (process.platform !== 'linux' || !hasUtilities) return levels.permissions;
  const limits = { seconds: 10, memory: 1024 };
  // with its threads, which a system may count among those of the user
  if (works(inNamespaces(folder, '', limits, ['/node', '-e', '0']))) return levels.namespaces;
  return works(withLimits(limits, [node, '-e', '0'])) ? levels.limits : levels.permissions;
}

/** A command, confined. What it names is where namespaces have it: /node, /package, /python.
 * @param {{ isolation: Isolation, folder: string, python: string, limits: Limits }} settings folder: an empty
 *   one of its own; python: its folder, or '' @param {string[]} command */
export function confinedCommand({ isolation, folder, python, limits }, command) {
  mkdirSync(folder, { recursive: true });
  const [program, ...args] = {
    namespaces: () => inNamespaces(folder, python, limits, command),
    limits: () => withLimits(limits, command),
    permissions: () => ['/usr/bin/env', '-i', ...command],
  }[isolation.level]();
  return { program, args, options: { cwd: folder, env: { PATH: path } } };
}

/** The command that starts a submission's process. @param {{ isolation: Isolation, folder: string,
 *   python: string, limits: Limits }} settings python: the address of its module, or '' */
export function confined({ isolation, folder, python: address, limits }) {
  const isApart = isolation.level === 'namespaces';
  const home = isApart ? '/package' : packageFolder;
  const from = address && realpathSync(dirname(fileURLToPath(address)));
  const python = isApart && from ? '/python' : from;
  const module = python && join(python, 'pyodide.mjs');
  const program = isApart ? '/node' : node;
  const command = [program, ...flags(home, python, limits), join(home, 'grade/child.js'), module];
  return confinedCommand({ isolation, folder, python: from, limits }, command);
}
