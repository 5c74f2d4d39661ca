import { routePaths } from '#domain/route-paths.ts';
import { isTest, type SourceFile } from './source-tree.ts';

/** Returns one line per violation, beginning with the file; empty when the rule holds. */
export type Rule = (files: SourceFile[]) => string[];

/** What an import may name: everything of a layer, or only its types. */
type Access = 'all' | 'types';
type Layer = 'az' | 'db' | 'seed' | 'domain' | 'app' | 'server' | 'cli';

/**
 * server → app → domain → db, and all may use az, which imports nothing. The seed writes through the domain, so it is a
 * layer above it. The command line uses the configuration and the start of the server. Screens use only the types of the database, to pass values to the domain.
 */
const ALLOWED_IMPORTS: Record<Layer, Partial<Record<Layer, Access>>> = {
  az: {},
  db: { az: 'all' },
  domain: { az: 'all', db: 'all' },
  seed: { az: 'all', db: 'all', domain: 'all' },
  app: { az: 'all', domain: 'all', db: 'types' },
  server: { az: 'all', db: 'all', seed: 'all', domain: 'all', app: 'all' },
  cli: { az: 'all', db: 'all', seed: 'all', domain: 'all', server: 'all' },
};

/** The subjects of the domain, and the other subjects that each may use. Every write needs the actor of `accounts`. */
const SUBJECTS: Record<string, readonly string[]> = {
  accounts: [],
  analytics: ['articles', 'categories', 'tags', 'media', 'accounts'],
  archive: ['articles', 'media', 'search'],
  articles: ['categories', 'tags', 'media', 'audience', 'outbox', 'old-addresses', 'accounts'],
  audience: ['queue', 'accounts'],
  breaking: ['outbox', 'accounts'],
  categories: ['old-addresses', 'accounts'],
  comments: ['audience', 'settings', 'accounts'],
  curation: ['articles', 'categories', 'media', 'accounts'],
  diagnostics: ['articles', 'categories', 'media', 'accounts'],
  distribution: ['articles', 'matches', 'outbox', 'queue', 'accounts'],
  import: ['articles', 'categories', 'tags', 'media', 'search', 'old-addresses', 'accounts'],
  matches: ['outbox', 'accounts'],
  media: ['accounts'],
  notes: ['articles', 'audience', 'accounts'],
  'old-addresses': ['accounts'],
  'public-api': ['articles', 'matches'],
  outbox: [],
  'partner-feeds': ['accounts'],
  polls: ['audience', 'accounts'],
  push: ['matches', 'breaking', 'audience', 'outbox', 'queue', 'accounts'],
  queue: [],
  search: ['articles', 'categories', 'tags', 'media', 'accounts'],
  settings: ['accounts'],
  sharing: ['articles', 'matches', 'media'],
  sitemaps: ['articles', 'matches', 'tags'],
  spelling: ['matches', 'search'],
  webhooks: ['distribution', 'matches', 'outbox', 'accounts'],
  tags: ['old-addresses', 'accounts'],
};

/** Parts of the screens that do not import each other. */
const SCREENS = /^app\/(site|admin|dev|feeds)\//;

const WEB_PACKAGES = /^(?:react|react-dom|react-router|@react-router\/\w+)(?:\/|$)/;

function layerOf(path: string): Layer | null {
  if (path.startsWith('db/seed/')) return 'seed';
  const [first] = path.split('/');
  return first !== undefined && Object.hasOwn(ALLOWED_IMPORTS, first) ? (first as Layer) : null;
}

const subjectOf = (path: string) => /^domain\/([^/]+)\//.exec(path)?.[1];
const program = (files: SourceFile[]) => files.filter(({ path }) => !isTest(path) && layerOf(path));

/** A line for each import of the program's files for which `isWrong` is true. */
function listViolations(
  files: SourceFile[],
  isWrong: (from: string, one: SourceFile['imports'][number]) => boolean,
): string[] {
  return program(files).flatMap(({ path, imports }) =>
    imports.filter((one) => isWrong(path, one)).map((one) => `${path} imports ${one.specifier}`),
  );
}

export const keepsDirection: Rule = (files) =>
  listViolations(files, (from, { target, isType }) => {
    if (target === null) return false;
    const [here, there] = [layerOf(from) as Layer, layerOf(target)];
    if (here === there) return false;
    const access = there === null ? undefined : ALLOWED_IMPORTS[here][there];
    return access === undefined || (access === 'types' && !isType);
  });

/** A migration gives the same schema for ever, so nothing that may change later takes part in it. */
export const keepsMigrationsIndependent: Rule = (files) =>
  listViolations(
    files,
    (from, { target, specifier }) =>
      from.startsWith('db/migrations/') &&
      !(target === null ? specifier === 'kysely' : target.startsWith('db/migrations/')),
  );

export const keepsLanguageALeaf: Rule = (files) =>
  listViolations(files, (from, { target }) => layerOf(from) === 'az' && target === null);

export const keepsWebOutOfDomain: Rule = (files) =>
  listViolations(
    files,
    (from, { specifier }) => /^(?:domain|db)\//.test(from) && WEB_PACKAGES.test(specifier),
  );

export const keepsScreensApart: Rule = (files) =>
  listViolations(files, (from, { target }) => {
    const there = SCREENS.exec(target ?? '')?.[1];
    if (there === undefined) return false;
    return from.startsWith('app/ui/') || (SCREENS.exec(from)?.[1] ?? there) !== there;
  });

export const keepsSubjectsApart: Rule = (files) => [
  ...listViolations(files, (from, { target }) => {
    const [here, there] = [subjectOf(from), subjectOf(target ?? '')];
    if (!from.startsWith('domain/') || there === undefined || here === there) return false;
    return !SUBJECTS[here ?? '']?.includes(there);
  }),
  ...new Set(
    program(files).flatMap(({ path }) => {
      const subject = subjectOf(path);
      return subject && !SUBJECTS[subject]
        ? [
            `domain/${subject}/ is a new subject: say in tests/kit/source/architecture-rules.ts what it may use`,
          ]
        : [];
    }),
  ),
];

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
  (path) => path !== 'server/config.ts',
);

/** Time and chance enter the domain as arguments; `new Date(now)` only writes a given time differently. */
export const keepsDomainRepeatable = forbids(
  /\bnew Date\(\s*\)|\bnew Date\b(?!\()|\bDate\.now\(|\bTemporal\.Now\b|\bperformance\.now\(|\bMath\.random\(|\brandomUUID\b|\bgetRandomValues\b/,
  (path) => path.startsWith('domain/'),
);

/** Chromium has no Azerbaijani in Intl: the same call gives `2026 M03 7` there and words on the server. */
export const formatsAzerbaijaniItself = forbids(
  /\bIntl\.\w+\([^)]*['"`]az\b|\.(?:toLocale\w*|localeCompare)\([^)]*['"`]az\b|\.toLocale(?:Date|Time)?String\(/,
  (path) => /^(?:app|az|domain)\//.test(path),
);

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
const LISTS = /^az\/text\/(?:[a-z-]+\/)?[a-z-]+\.ts$/;

export const keepsFilesShort: Rule = (files) =>
  files
    .filter(({ path, lines }) => lines > LINES && !LISTS.test(path))
    .map(({ path, lines }) => `${path} has ${lines} lines`);

const FILES_IN_A_FOLDER = 40;

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

/** Domain and screens together: a reader who searches for a name finds one thing. */
export const namesEverythingOnce: Rule = (files) => {
  const places = new Map<string, string[]>();
  for (const { path, exports } of program(files).filter(({ path }) => /^(?:domain|app)\//.test(path)))
    for (const name of new Set(exports))
      if (!ROUTE_EXPORTS.has(name)) places.set(name, [...(places.get(name) ?? []), path]);
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}`);
};

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|client|server|fixture|config|d))?\.(?:tsx?|mjs|css)$/;
const EMPTY_NAMES = /^index\.|(?:^|-)(?:utils?|helpers?|common|managers?)\.|^services?\.|-service\./;
/** The words that stand on many screens, named as their section of the word list. */
const NAMED_BY_OTHERS = new Set(['az/text/common.ts']);

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
      ({ path }) => /^(?:app|domain|server)\//.test(path) && !/\/(?:routes|route-paths)\.ts$/.test(path),
    )
    .flatMap(({ path, code }) =>
      (code.replace(BUILT, '').match(ADDRESS) ?? []).map(
        (address) => `${path} writes ${address} without href()`,
      ),
    );
