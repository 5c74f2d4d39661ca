import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Stops the browser bundle from reaching what only the server may hold: the database, the server and
 * Node itself. A leak is a failed build, not a surprise in production.
 */
function browserFence(): Plugin {
  const forbidden = /(?:^#(?:db|server)\/|\/(?:db|server)\/[^/]+\.ts$|^node:|^(?:kysely|better-sqlite3|pg|sharp|nodemailer|better-auth)$)/;
  return {
    name: 'browser-fence',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!importer || importer.includes('node_modules') || !forbidden.test(source)) return null;
      if (importer.endsWith('?client-route') || this.environment.config.consumer !== 'client') return null;
      return this.error(`The browser bundle may not reach "${source}" (imported by ${importer}).`);
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), browserFence()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        target: 'node26',
        sourcemap: true,
        rollupOptions: { input: './server/main.ts' },
      },
    },
  },
});
