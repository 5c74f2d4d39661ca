import { build, type Plugin } from 'vite';

/**
 * Exports of other systems and the files of a season are read in threads, and another thread checks the database file. A process builds
 * the segments of the search index.
 */
const SOURCES = {
  'check-thread.js': 'src/platform/db/engines/check-thread.ts',
  'export-thread.js': 'src/features/article-import/rules/thread/export-thread.ts',
  'segment-process.js': 'src/features/search/server/segment-process.ts',
  'parse-thread.js': 'src/features/season-import/rules/thread/parse-thread.ts',
};

/** Builds these programs beside the server. Each is a file of its own. */
export function threads(): Plugin {
  return {
    name: 'threads',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(SOURCES))
        this.emitFile({ type: 'asset', fileName, source: await buildThread(source) });
    },
  };
}

async function buildThread(ssr: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'node26', ssr },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('A thread was not built');
  return chunk.code;
}
