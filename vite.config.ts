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

/**
 * Leaves dynamic imports as they are. Vite's helper around each would preload what the file imports, and wait for its style sheets: a
 * tenth of the scripts of a reader's page, for files that import nothing new and have no style sheet.
 */
function plainImports(): Plugin {
  let isReplaced = false;
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return null;
      isReplaced = true;
      return 'export const __vitePreload = (load) => load();';
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error("Vite's helper for dynamic imports was not found.");
    },
  };
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    browserFence(),
    plainImports(),
    problemSentences(),
    serviceWorker(),
    programs(),
  ],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rollupOptions: {
          // A file of constants, such as the durations, must not become a file that readers load.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // A file for several screens is not named after all of them: each of them names it in the manifest.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                // The scripts that every reader page needs are one file, because each further file costs a request.
                {
                  name: 'page',
                  test: /\/src\/(?:app\/site\/start-page-behaviours|platform\/site\/load-part|(?:[\w-]+\/)+(?!analytics-|comments-|contact-|counter-|embed-|live-|match-|newsletter-|push-|sending-|slider-|suggest-|try-)[\w-]+-behaviour)\.ts$|\/az\/format\/format-number\.ts$/,
                },
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                ...frameScripts(),
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
