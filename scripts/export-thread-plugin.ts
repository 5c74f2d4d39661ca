import { build, type Plugin } from 'vite';

const SOURCE = 'src/features/article-import/rules/thread/export-thread.ts';

/** Builds the thread that reads exports of other systems, beside the server. It is a file of its own, as every thread. */
export function exportThread(): Plugin {
  return {
    name: 'export-thread',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'export-thread.js', source: await buildThread() });
    },
  };
}

async function buildThread(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'node26', ssr: SOURCE },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The thread of imports was not built');
  return chunk.code;
}
