import { routePaths } from '#platform/http/route-paths.ts';
import { isTest, type SourceFile } from './source-tree.ts';

/** Returns one line per violation, beginning with the file; empty when the rule holds. */
export type Rule = (files: SourceFile[]) => string[];

/** Where a file stands: a part of a subject, or one of the layers around the subjects. */
interface Place {
  layer: 'az' | 'platform' | 'feature' | 'app' | 'cli';
  /** The subject, for a file in `src/features`. */
  feature?: string;
  /** The part of the subject: a folder, or the name of a file in the subject's folder. */
  part?: string;
}

/** The parts of a subject that each part may use, of its own subject and of others. */
const PARTS: Record<string, readonly string[]> = {
  feature: ['text'],
  text: ['text'],
  tables: ['tables'],
  migrations: ['migrations'],
  rules: ['rules', 'text', 'tables'],
  ui: ['ui', 'rules', 'text', 'tables'],
  admin: ['admin', 'ui', 'rules', 'text', 'tables', 'feature'],
  site: ['site', 'ui', 'rules', 'text', 'tables', 'feature'],
  server: ['server', 'migrations', 'rules', 'text', 'tables', 'feature'],
};

const WEB_PACKAGES = /^(?:react|react-dom|react-router|@react-router\/\w+)(?:\/|$)/;

function placeOf(path: string): Place | null {
  const inFeature = /^src\/features\/([^/]+)\/([^/.]+)/.exec(path);
  if (inFeature) return { layer: 'feature', feature: inFeature[1], part: inFeature[2] };
  if (path.startsWith('src/az/')) return { layer: 'az' };
  if (path.startsWith('src/platform/')) return { layer: 'platform' };
  if (path.startsWith('src/')) return { layer: 'app' };
  return path.startsWith('cli/') ? { layer: 'cli' } : null;
}

const program = (files: SourceFile[]) => files.filter(({ path }) => !isTest(path) && placeOf(path));

/** A line for each import of the program's files for which `isWrong` is true. */
function listViolations(
  files: SourceFile[],
  isWrong: (from: string, one: SourceFile['imports'][number]) => boolean,
): string[] {
  return program(files).flatMap(({ path, imports }) =>
    imports.filter((one) => isWrong(path, one)).map((one) => `${path} imports ${one.specifier}`),
  );
}

/** `cli → app → features → platform → az`; within a subject `site, admin, server → rules → tables`. */
export const keepsDirection: Rule = (files) =>
  listViolations(files, (from, { target }) => {
    const [here, there] = [placeOf(from), placeOf(target ?? '')];
    if (!here || !there || from.endsWith('.css')) return false;
    switch (here.layer) {
      case 'az':
        return there.layer !== 'az';
      case 'platform':
        return there.layer !== 'az' && there.layer !== 'platform';
      case 'feature':
        if (there.layer !== 'feature') return there.layer === 'app' || there.layer === 'cli';
        return !PARTS[here.part ?? '']?.includes(there.part ?? '');
      case 'app':
        return there.layer === 'cli';
      case 'cli':
        return false;
    }
  });

/** A migration gives the same schema for ever, so nothing that may change later takes part in it. */
export const keepsMigrationsIndependent: Rule = (files) =>
  listViolations(
    files,
    (from, { target, specifier }) =>
      /\/migrations\//.test(from) &&
      !(target === null ? specifier === 'kysely' : /\/migrations\//.test(target)),
  );

export const keepsLanguageALeaf: Rule = (files) =>
  listViolations(files, (from, { target }) => placeOf(from)?.layer === 'az' && target === null);

export const keepsWebOutOfRules: Rule = (files) =>
  listViolations(
    files,
    (from, { specifier }) =>
      (/^(?:rules|tables|text|migrations)$/.test(placeOf(from)?.part ?? '') ||
        /^src\/platform\/(?:audit|db|limits|outbox)\//.test(from)) &&
      WEB_PACKAGES.test(specifier),
  );

/** Chains of subjects whose parts lead back to the first one, with one import for each step. */
function listCircles(files: SourceFile[], parts: RegExp): string[] {
  const steps = new Map<string, Map<string, string>>();
  for (const { path, imports } of program(files)) {
    const here = placeOf(path);
    if (!here?.feature || !parts.test(here.part ?? '')) continue;
    for (const { target, specifier } of imports) {
      const there = placeOf(target ?? '');
      if (!there?.feature || there.feature === here.feature || there.part !== here.part) continue;
      const next = steps.get(here.feature) ?? new Map<string, string>();
      if (!next.has(there.feature)) next.set(there.feature, `${path} imports ${specifier}`);
      steps.set(here.feature, next);
    }
  }
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (feature: string, chain: readonly string[]): void => {
    const at = chain.indexOf(feature);
    if (at >= 0) {
      const circle = [...chain.slice(at), feature];
      found.push(
        circle
          .slice(1)
          .map((next, step) => steps.get(circle[step] ?? '')?.get(next))
          .join('; '),
      );
    }
    if (at >= 0 || done.has(feature)) return;
    for (const next of steps.get(feature)?.keys() ?? []) visit(next, [...chain, feature]);
    done.add(feature);
  };
  for (const feature of steps.keys()) visit(feature, []);
  return found;
}

/** Rules of subjects use each other one way only, and so do their screens; the two orders differ. */
export const keepsSubjectsInOrder: Rule = (files) =>
  [/^rules$/, /^site$/, /^admin$/, /^server$/].flatMap((part) => listCircles(files, part));

/** The rule against one pattern in the code (not the comments) of the program's files. */
const forbids =
  (pattern: RegExp, where: (path: string) => boolean): Rule =>
  (files) =>
    program(files)
      .filter(({ path }) => where(path))
      .flatMap(({ path, code }) => {
        const found = pattern.exec(code);
        return found ? [`${path}:${code.slice(0, found.index).split('\n').length} has ${found[0]}`] : [];
      });

export const readsEnvironmentInOnePlace = forbids(
  /process\s*\??\.\s*env\b|\benv\b[^=;\n]*=\s*process\b/,
  (path) => path !== 'src/platform/config.ts',
);

/** Time and chance enter rules as arguments; `new Date(now)` only writes a given time differently. */
export const keepsRulesRepeatable = forbids(
  /\bnew Date\(\s*\)|\bnew Date\b(?!\()|\bDate\.now\(|\bTemporal\.Now\b|\bperformance\.now\(|\bMath\.random\(|\brandomUUID\b|\bgetRandomValues\b/,
  (path) => placeOf(path)?.part === 'rules',
);

/** Chromium has no Azerbaijani in Intl: the same call gives `2026 M03 7` there and words on the server. */
export const formatsAzerbaijaniItself = forbids(
  /\bIntl\.\w+\([^)]*['"`]az\b|\.(?:toLocale\w*|localeCompare)\([^)]*['"`]az\b|\.toLocale(?:Date|Time)?String\(/,
  (path) => path.startsWith('src/'),
);

const DURATIONS = 'src/az/format/durations.ts';
const DEFINED_DURATION = /^(?:export )?const (?:SECOND|MINUTE|HOUR|DAY|WEEK)(?:_MS|_S)? = [\d_]+/m;
const WRITTEN_DURATION =
  /(?<![=\d_])\b(?:60_?000|3_?600|3_?600_?000|86_?400|86_?400_?000|604_?800|604_?800_?000)\b|\b(?:24|60) \* (?:60|3_?600|1_?000)\b/;

/** Tests may write a number of milliseconds, but they do not define a minute of their own. Migrations import nothing. */
export const writesDurationsOnce: Rule = (files) =>
  files.flatMap(({ path, code }) => {
    if (path === DURATIONS || /\/migrations\/(?!.*\.test\.)/.test(path)) return [];
    const found =
      DEFINED_DURATION.exec(code) ?? (placeOf(path) && !isTest(path) ? WRITTEN_DURATION.exec(code) : null);
    return found ? [`${path}:${code.slice(0, found.index).split('\n').length} has ${found[0]}`] : [];
  });

/** Chains of imports that lead back to their beginning; types count, because they tie files together just as well. */
export const hasNoCycles: Rule = (files) => {
  const graph = new Map(files.map(({ path, imports }) => [path, imports.map((one) => one.target)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, chain: string[]): void => {
    const at = chain.indexOf(path);
    if (at >= 0) found.push([...chain.slice(at), path].join(' → '));
    if (at >= 0 || done.has(path)) return;
    for (const target of graph.get(path) ?? []) if (target !== null) visit(target, [...chain, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
};

const LINES = 400;
/** Lists of words are read as lists; cutting them in two helps nobody. */
const LISTS = /\/text(?:\/[a-z-]+)?\.ts$/;

export const keepsFilesShort: Rule = (files) =>
  files
    .filter(({ path, lines }) => lines > LINES && !LISTS.test(path))
    .map(({ path, lines }) => `${path} has ${lines} lines`);

const FILES_IN_A_FOLDER = 60;

export const keepsFoldersSmall: Rule = (files) =>
  Object.entries(Object.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/'))))
    .filter(([, inside = []]) => inside.length > FILES_IN_A_FOLDER)
    .map(([folder, inside = []]) => `${folder}/ has ${inside.length} files`);

/** React Router calls these exports of a route by their names. */
const ROUTE_EXPORTS = new Set(
  'loader action middleware clientLoader clientAction headers handle links meta ErrorBoundary shouldRevalidate'.split(
    ' ',
  ),
);

/** The whole program together: a reader who searches for a name finds one thing. */
export const namesEverythingOnce: Rule = (files) => {
  const places = new Map<string, string[]>();
  for (const { path, exports } of program(files).filter(
    ({ path }) => !/\/migrations\/|\/(?:tables|text)\.ts$/.test(path),
  ))
    for (const name of new Set(exports))
      if (!ROUTE_EXPORTS.has(name)) places.set(name, [...(places.get(name) ?? []), path]);
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}`);
};

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|client|server|fixture|config|d))?\.(?:tsx?|mjs|css)$/;
const EMPTY_NAMES = /^index\.|(?:^|-)(?:utils?|helpers?|common|managers?)\.|^services?\.|-service\./;
/** The words that stand on many screens, named as their section of the word list. */
const NAMED_BY_OTHERS = new Set(['src/platform/text/common.ts']);

export const namesFilesByMeaning: Rule = (files) =>
  files
    .map(({ path }) => path)
    .filter((path) => {
      const name = path.split('/').at(-1) ?? '';
      return !KEBAB.test(name) || (EMPTY_NAMES.test(name) && !NAMED_BY_OTHERS.has(path));
    })
    .map((path) => `${path} is not a kebab-case name that says what is in it`);

/** What every address of ours begins with: `/admin`, `/article`, `/api/breaking` and so on. */
const FIRST_PARTS = new Set(routePaths.flatMap((path) => /^\/(?:api\/)?[a-z][\w.-]*/.exec(path)?.[0] ?? []));
/** In a string, an attribute or a template, also after a `${…}`. A comment is no code. */
const ADDRESS = new RegExp(`(?<=['"\`}])(?:${[...FIRST_PARTS].join('|')})(?=[/?#'"\`$])[^'"\`\\s]*`, 'g');
const BUILT = /\b(?:href|pathPrefix)\(\s*'[^']*'/g;

export const buildsAddressesByHref: Rule = (files) =>
  program(files)
    .filter(
      ({ path }) =>
        path.startsWith('src/') && !/\/migrations\/|\/(?:routes|route-paths|feature|text)\.ts$/.test(path),
    )
    .flatMap(({ path, code }) =>
      (code.replace(BUILT, '').match(ADDRESS) ?? []).map(
        (address) => `${path} writes ${address} without href()`,
      ),
    );
