import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export interface ThrowAwayPostgres {
  /** Reaches the database `postgres` as a superuser, over a unix socket. */
  url: string;
  /** Stops all its processes, as a machine does that hangs. They keep their connections. Only on Linux. */
  hang(): void;
  /** Continues after `hang`. */
  goOn(): void;
  /** Ends it at once, as a crash does. Its data stay. */
  crash(): void;
  /** Starts it again after `crash`. */
  start(): void;
  /** Starts a standby that follows this server and answers reads. */
  startStandby(): ThrowAwayPostgres;
  stop(): void;
}

/** Starts a temporary PostgreSQL server; null when PostgreSQL is not installed. `stop` removes it completely. */
export function startThrowAwayPostgres(): ThrowAwayPostgres | null {
  const programs = findPrograms();
  if (programs === null) return null;
  return startServer(programs, [
    'initdb',
    '--no-sync',
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--pgdata',
  ]);
}

/** Starts a server with the data that a command writes into the folder of its last argument. */
function startServer(
  programs: string,
  [fill, ...fillArguments]: [program: string, ...args: string[]],
): ThrowAwayPostgres {
  const owner = ownerForRoot();
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-pg-'));
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Commits stay synchronous: tests crash the server, and what it has confirmed must still be there.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    // A vacuum gives the room of deleted rows to new ones. Rows that a test reads without an order would then change theirs.
    'autovacuum=off',
    'max_connections=200',
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const start = () =>
    run('pg_ctl', 'start', '-w', '-t', '30', '-D', data, '-l', join(folder, 'log'), '-o', options);
  const crash = () => run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
  const signal = (name: NodeJS.Signals) => {
    const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ');
    for (const pid of [server, ...children.filter(Boolean).map(Number)]) process.kill(pid, name);
  };

  try {
    run(fill, ...fillArguments, data);
    start();
  } catch (error) {
    const log = join(folder, 'log');
    const words = existsSync(log) ? readFileSync(log, 'utf8') : '';
    remove();
    throw new Error(`The PostgreSQL for the tests did not start. ${words}`, { cause: error });
  }
  return {
    url: `postgres://postgres@${encodeURIComponent(folder)}/postgres`,
    startStandby: () =>
      startServer(programs, [
        'pg_basebackup',
        `--host=${folder}`,
        '--username=postgres',
        '--checkpoint=fast',
        '--write-recovery-conf',
        '--no-sync',
        '--pgdata',
      ]),
    hang: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    crash,
    start,
    stop() {
      if (existsSync(join(data, 'postmaster.pid'))) crash();
      remove();
    },
  };
}

/** The folder with initdb and pg_ctl: in PATH, or in the folders of Debian, newest version first. */
function findPrograms(): string | null {
  const inPath = (process.env.PATH ?? '').split(delimiter);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...inPath, ...versions.map((version) => join(debian, version, 'bin'))];
  const hasBoth = (folder: string) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name)));
  const found = folders.find((folder) => folder !== '' && hasBoth(folder));
  // PATH may lead to a link to one of its programs. All of them are where the link leads.
  return found === undefined ? null : dirname(realpathSync(join(found, 'initdb')));
}

/** The account that runs PostgreSQL when the tests run as root, because PostgreSQL refuses to run as root. */
function ownerForRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  accessSync('/etc/passwd');
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no account postgres or nobody');
}
