// The recipe of docs/cluster.md by a Slurm of one node, started here from Debian's packages: an array of
// jobs, merged, against one machine; and the line for GNU parallel.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frontier-slurm-'));
const slurm = join(folder, 'slurm');
const configuration = join(slurm, 'slurm.conf');
const bin = dirname(process.env.FRONTIER ?? join(root, 'build/bin/frontier'));
const node = dirname(process.execPath); // the one that runs this, before the system's
const env = {
  ...process.env,
  SLURM_CONF: configuration,
  PATH: `${bin}:${node}:${process.env.PATH}:/usr/sbin:/sbin`,
};
const recipes = readFileSync(join(root, 'docs/cluster.md'), 'utf8');
const blocks = [...recipes.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, text]) => text);
const blockWith = (words) => blocks.find((text) => text.includes(words));

/** @type {import('node:child_process').ChildProcess[]} */ const started = [];
const start = (program, args) => {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
  started.push(child);
};
const run = (command) => exec('bash', ['-c', `set -e\n${command}`], { cwd: folder, env, maxBuffer: 1 << 26 });

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function until(what, isTrue) {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    if (await isTrue().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const logs = readdirSync(slurm).filter((name) => name.endsWith('.log'));
  throw new Error(`${what}\n${logs.map((name) => readFileSync(join(slurm, name), 'utf8')).join('\n')}`);
}

before(async () => {
  for (const name of ['state', 'spool']) mkdirSync(join(slurm, name), { recursive: true });
  writeFileSync(join(slurm, 'munge.key'), randomBytes(1024), { mode: 0o400 });
  for (const each of [folder, slurm]) chmodSync(each, 0o755);
  const socket = join(slurm, 'munge.socket');
  const [controller, daemon] = [await freePort(), await freePort()];
  writeFileSync(
    configuration,
    `ClusterName=frontier
SlurmctldHost=${hostname()}(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=${socket}
SlurmctldPort=${controller}
SlurmdPort=${daemon}
SlurmctldPidFile=${slurm}/slurmctld.pid
SlurmdPidFile=${slurm}/slurmd.pid
SlurmctldLogFile=${slurm}/slurmctld.log
SlurmdLogFile=${slurm}/slurmd.log
StateSaveLocation=${slurm}/state
SlurmdSpoolDir=${slurm}/spool
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
ReturnToService=2
MpiDefault=none
NodeName=${hostname()} NodeAddr=127.0.0.1 CPUs=8 RealMemory=16000 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
`,
  );
  const munge = ['--foreground', '--force', `--socket=${socket}`, `--key-file=${slurm}/munge.key`];
  start('munged', [
    ...munge,
    `--pid-file=${slurm}/munged.pid`,
    `--log-file=${slurm}/munged.log`,
    `--seed-file=${slurm}/munged.seed`,
  ]);
  await until('munged does not answer', async () => existsSync(socket));
  start('slurmctld', ['-D', '-f', configuration]);
  start('slurmd', ['-D', '-f', configuration, '-N', hostname()]);
  await until('the node is not idle', async () => (await run('sinfo -h -o %T')).stdout.trim() === 'idle');
});

after(async () => {
  for (const child of started.reverse()) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The files that a run ends with, by their checksums. */
function results(out) {
  const all = readdirSync(join(folder, out), { recursive: true, withFileTypes: true });
  const files = all.filter((each) => each.isFile() && !['journal.jsonl', 'run.json'].includes(each.name));
  return Object.fromEntries(
    files.map((each) => {
      const path = join(each.parentPath ?? each.path, each.name);
      const sum = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [path.slice(join(folder, out).length + 1), sum];
    }),
  );
}

/** The recipe, with fewer expansions: it is the way that is tested. */
const shorter = (text) => text.replace(/--expansions \d+/, '--expansions 2000');

test('an array of jobs, merged, is what one machine finds, to the byte', async () => {
  mkdirSync(join(folder, 'class'));
  for (let i = 0; i < 11; i += 1) {
    const weights = `${i % 3} * state.snowballs.length + ${i + 1}`;
    const code = `(state) => ${weights} * sum(state.snowballs, (ball) => distance(ball, state.destination))`;
    writeFileSync(join(folder, `class/${i}.js`), i === 7 ? '() => {' : code);
  }
  const script = shorter(blockWith('#SBATCH --array'));
  writeFileSync(join(folder, 'class.sbatch'), script);
  await run(blockWith('sbatch --parsable'));
  await run('frontier grade --submissions class --set snowman_csc384 --expansions 2000 --out one --jobs 2');
  assert.equal(readdirSync(join(folder, 'parts')).length, 8);
  assert.deepEqual(results('graded'), results('one'));
  assert.ok(Object.keys(results('one')).length >= 16);
});

test('the line for GNU parallel does the same', async () => {
  rmSync(join(folder, 'parts'), { recursive: true });
  const line = blockWith('parallel frontier').replace('snowman_csc384', 'snowman_csc384 --expansions 2000');
  await run(line);
  await run('frontier grade --merge parts/* --out by-parallel');
  assert.deepEqual(results('by-parallel'), results('one'));
});
