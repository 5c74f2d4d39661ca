import { build, type InlineConfig, type Plugin } from 'vite';

/**
 * The programs beside the server. Exports of other systems and the files of a season are read in threads. Processes check the database
 * file and build the segments of the search index. The last one is the command line.
 */
const SOURCES = {
  'check-process.js': 'src/platform/db/engines/check-process.ts',
  'export-thread.js': 'src/features/article-import/rules/thread/export-thread.ts',
  'segment-process.js': 'src/features/search/server/segment-process.ts',
  'parse-thread.js': 'src/features/season-import/rules/thread/parse-thread.ts',
  'cli.js': 'cli/run-cli.ts',
};

/**
 * A command lives for a second, and most of it would be the reading of 1,600 files. So the packages are in its file too, except
 * those with native code.
 */
const WITH_PACKAGES: InlineConfig['ssr'] = { noExternal: true, external: ['better-sqlite3', 'sharp'] };

/** Builds these programs. */
export function programs(): Plugin {
  return {
    name: 'programs',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async generateBundle() {
      // The other chunks are in files beside it, under the names that it imports.
      for (const [fileName, source] of Object.entries(SOURCES))
        for (const chunk of await buildProgram(source))
          this.emitFile({
            type: 'asset',
            fileName: chunk.isEntry ? fileName : chunk.fileName,
            source: chunk.code,
          });
    },
  };
}

async function buildProgram(source: string) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: source.startsWith('cli/') ? WITH_PACKAGES : {},
    build: { write: false, target: 'node26', ssr: source },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((one) => ('output' in one ? one.output : [])).filter((one) => one.type === 'chunk');
}
