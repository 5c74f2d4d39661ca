import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = 'src/features/offline/site/worker/worker.ts';

/** Builds the service worker into `/sw.js`. Only from the root may it serve every page. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_, bundle) {
      const files = listShellFiles(Object.values(bundle));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await buildWorker(files) });
    },
  };
}

/** The style sheet, fonts and scripts that every reader's page loads. */
function listShellFiles(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'entry.client');
  if (entry?.type !== 'chunk') throw new Error('The build has no entry of readers’ pages');
  const looks = output
    .map((file) => file.fileName)
    .filter((name) => /\/site-[^/]*\.css$|\.woff2$/.test(name));
  if (looks.length < 2) throw new Error('The build has no style or no fonts of readers’ pages');
  return [entry.fileName, ...entry.imports, ...looks].map((name) => `/${name}`).sort();
}

async function buildWorker(shellFiles: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { SHELL_FILES: JSON.stringify(shellFiles) },
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['es'], fileName: 'sw' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The service worker was not built');
  return chunk.code;
}
