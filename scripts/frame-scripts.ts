import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...values: never[]) => unknown>>[1];

/** Where the scripts of a reader's page start. */
const READERS = 'src/app/site/start-page-behaviours.ts';

/** Modules that the browser loads for every screen of the back-office. */
const FRAME = [
  'src/app/site/hydrate-document.tsx',
  ...[
    'src/root.tsx',
    'src/app/admin/shell.tsx',
    'src/app/admin/layout.tsx',
    'src/app/admin/boundary.tsx',
  ].map((file) => `${file}?__react-router-build-client-route`),
];

/**
 * One file for the scripts that every screen of the back-office loads, because each further file costs a request, and each route
 * names all of its files in the manifest. What readers' pages load too is a group before it, with files for those that load the
 * same: a group takes whatever its modules import, unless an earlier group has it.
 */
export function frameScripts(): Rolldown.CodeSplittingGroup[] {
  let modules: { frame: ReadonlySet<string>; shared: ReadonlySet<string> } | undefined;
  const list = (context: Context) => {
    modules ??= listFrameModules(context);
    return modules;
  };
  return [
    { name: (id, context) => (list(context).shared.has(id) ? 'shared' : null), entriesAware: true },
    { name: (id, context) => (list(context).frame.has(id) ? 'frame' : null) },
  ];
}

function listFrameModules(context: Context) {
  const ofReaders = collectImports([READERS], (id) => {
    const { importedIds, dynamicallyImportedIds } = read(context, id);
    return [...importedIds, ...dynamicallyImportedIds];
  });
  const frame = collectImports(FRAME, (id) => read(context, id).importedIds);
  const shared = new Set([...frame].filter((id) => ofReaders.has(id)));
  for (const id of shared) frame.delete(id);
  return { frame, shared };
}

/** The ids of these files and of everything that they import, however far. */
function collectImports(files: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = files.map((file) => fileURLToPath(new URL(`../${file}`, import.meta.url)));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...importsOf(id));
  }
  return found;
}

function read(context: Context, id: string) {
  const module = context.getModuleInfo(id);
  if (!module) throw new Error(`The build has no module ${id}`);
  return module;
}
