/**
 * `npm run pack -- <folder>`: puts the finished product into an empty folder that needs neither npm nor a build: the built site, the
 * packages that it loads, the scripts that start it, and Node. The image of `Dockerfile` is made of it.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { arch, platform } from 'node:process';
import { buildIfStale } from './build-if-stale.ts';

/** Icons, which are in the files of the build, and the package of Node, of which only the program is needed. */
const LEFT_OUT = /^node_modules\/(?:lucide-react|node)$/;
/** What nobody reads at run time. */
const NEEDLESS = /(?:\.map|\.md|\.d\.[cm]?ts|\.flow|\.test\.tsx?|\.fixture\.ts)$/;
/** C sources of SQLite, and its binaries for other systems. */
const OTHER_BINARIES = /\/better-sqlite3\/(?:deps|src)$|\/prebuilds\/(?!PLATFORM)/;
/** `run.mjs` with `start` and `cli`. */
const SCRIPTS = ['run.mjs', 'start.ts', 'cli.ts', 'build-if-stale.ts', 'memory-settings.ts'];

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * The folders of the packages that the running site loads, as far as they are installed for this system. It follows the
 * dependencies and not the marks of the lock file: a tool of the build that is an optional peer of a package counts as one there.
 */
function listPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const found = new Set<string>();
  const follow = (folder: string) => {
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = findPackage(name, folder);
      if (next === null || found.has(next) || LEFT_OUT.test(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow('');
  return [...found];
}

/** The folder of a package as Node finds it from another package; null when it is not installed. */
function findPackage(name: string, from: string): string | null {
  const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (existsSync(folder)) return folder;
  if (from === '') return null;
  const end = from.lastIndexOf('/node_modules/');
  return findPackage(name, end < 0 ? '' : from.slice(0, end));
}

function isNeeded(file: string): boolean {
  const other = new RegExp(OTHER_BINARIES.source.replace('PLATFORM', `${platform}-${arch}`));
  return !NEEDLESS.test(file) && !other.test(file);
}

const [folder] = process.argv.slice(2);
if (!folder || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error('Usage: npm run pack -- <folder>, which is empty or does not exist yet');
  process.exit(2);
}
buildIfStale();
mkdirSync(folder, { recursive: true });
const copy = (from: string) =>
  cpSync(from, `${folder}/${from}`, { recursive: true, preserveTimestamps: true, filter: isNeeded });
const scripts = SCRIPTS.map((name) => `scripts/${name}`);
for (const one of [...listPackages(), 'build', ...scripts, 'package.json', 'LICENSE']) copy(one);
cpSync(realpathSync(process.execPath), `${folder}/node`);
console.log(`Packed into ${folder}. Start it there with "./node scripts/run.mjs start".`);
