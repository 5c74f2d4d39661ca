import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { frameScripts } from './scripts/frame-scripts.ts';
import { programs } from './scripts/programs-plugin.ts';
import { serviceWorker } from './scripts/service-worker-plugin.ts';

/**
 * Stops the browser bundle from reaching what only the server may hold: the database, the server, Node itself, and the
 * declarations, which would bring the words of all features. A leak is a failed build, not a surprise in production.
 */
function browserFence(): Plugin {
  const forbidden =
    /(?:^#(?:platform\/db|app\/server)\/|\/(?:db|server)\/(?:[^/]+\/)*[^/]+\.ts$|\/(?:features?|declarations)\.ts$|^node:|^(?:kysely|better-sqlite3|pg|sharp|nodemailer|better-auth)$)/;
  return {
    name: 'browser-fence',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!importer || importer.includes('node_modules') || !forbidden.test(source)) return null;
      if (importer.endsWith('?client-route') || this.environment.config.consumer !== 'client') return null;
      return this.error(`The browser bundle may not reach "${source}" (imported by ${importer}).`);
    },
  };
}

/**
 * Gives the browser the sentences of all problem codes without the other words of each subject. A module is in one chunk as a
 * whole, so `src/app/text/problems.ts` gets copies of the subjects' `text.ts`, of which the build keeps only the sentences.
 * Otherwise the back-office would load all words at its start, and a reader's page the sentences of the subjects whose words it needs.
 */
function problemSentences(): Plugin {
  let copies = 0;
  return {
    name: 'problem-sentences',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      if (!importer?.endsWith('/src/app/text/problems.ts') || !source.startsWith('#features/')) return null;
      const file = await this.resolve(source, importer, { skipSelf: true });
      copies++;
      return file && `${file.id}?problems`;
    },
    buildEnd(error) {
      if (!error && copies === 0) this.error('The imports of src/app/text/problems.ts were not found.');
    },
  };
}

/** The files of scripts that every reader's page loads. */
const READERS_FILE = /^assets\/(?:page|entry\.client)-/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), browserFence(), problemSentences(), serviceWorker(), programs()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // Without the lists of what the imports of readers' scripts import themselves: they would be a tenth of their size.
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) => (READERS_FILE.test(hostId) ? [] : files),
        },
        rollupOptions: {
          // A file of constants, such as the durations, must not become a file that readers load.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                // The scripts that every reader page needs are one file, because each further file costs a request.
                {
                  name: 'page',
                  test: /\/src\/(?:app\/site\/start-page-behaviours|platform\/site\/load-part|(?:[\w-]+\/)+(?!analytics-|comments-|contact-|counter-|embed-|live-|match-|newsletter-|push-|slider-|suggest-|try-)[\w-]+-behaviour)\.ts$|\/az\/format\/format-number\.ts$/,
                },
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                frameScripts(),
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React in the bundle is always the fast one, whatever NODE_ENV the newsroom's server is started with.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: {
        noExternal: ['react', 'react-dom', 'react-router', '@react-router/node', 'lucide-react', 'downshift'],
      },
      build: {
        target: 'node26',
        sourcemap: true,
        rollupOptions: { input: '#app/server/main.ts' },
      },
    },
  },
});
