import { parentPort } from 'node:worker_threads';
import type { ModuleRunner } from 'vite/module-runner';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

type Listener = (message: ThreadMessage) => void;

interface ThreadMessage {
  type?: string;
  context?: { providedContext?: { mutantActivation?: 'static' | 'runtime' } };
}

/** The listener of the thread comes first. Each run adds that of its own calls, and the one before is no longer needed. */
let ofThread: Listener | undefined;
let ofRun: Listener | undefined;
/** Whether the mutant of this run, and that of the run before, acts while modules are read. */
let isStatic = false;
let wasStatic = false;

init({
  post: (response) => parentPort?.postMessage(response),
  on(listener) {
    if (ofThread) ofRun = listener as Listener;
    else ofThread = listener as Listener;
  },
  off: () => {},
  onModuleRunner(runner) {
    if (isStatic || wasStatic) forgetSubject((runner as ModuleRunner).evaluatedModules);
  },
  setup: setupEnvironment,
  runTests: (state, traces) => runBaseTests('run', state, traces),
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
});

parentPort?.on('message', (message: ThreadMessage) => {
  if (message.type === 'run') {
    wasStatic = isStatic;
    isStatic = message.context?.providedContext?.mutantActivation === 'static';
  }
  ofThread?.(message);
  ofRun?.(message);
});

/** The files that are changed, and all that import them, are read again. */
function forgetSubject(modules: ModuleRunner['evaluatedModules']): void {
  const folder = `/${process.env.MUTATED_FOLDER}/`;
  const left = [...modules.idToModuleMap.values()].filter(({ id }) => id.includes(folder));
  const seen = new Set(left);
  for (let node = left.pop(); node; node = left.pop()) {
    modules.invalidateModule(node);
    for (const id of node.importers) {
      const importer = modules.getModuleById(id);
      if (!importer || seen.has(importer)) continue;
      seen.add(importer);
      left.push(importer);
    }
  }
}
