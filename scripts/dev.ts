/**
 * `npm run dev`: starts as in production, but runs the sources (`source-runner.ts`). After a change in the sources the next
 * request creates a new site over the same open database, and the open pages reload.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { boot, type Site } from '#app/server/boot.ts';
import { readSiteConfig } from '#app/server/read-site-config.ts';
import { readAuthSecret } from '#app/server/secrets.ts';
import { openSiteDatabase, seedSite } from '#app/server/site-database.ts';
import { effectiveSiteName } from '#features/settings/server/effective-config.ts';
import { now } from '#platform/clock.ts';
import { loadEnvFile } from '#platform/config.ts';
import { newId } from '#platform/create-id.ts';
import { claimDataFolder } from '#platform/files/claim-data-folder.ts';
import { createLocalFileStore } from '#platform/files/create-local-file-store.ts';
import { createLog } from '#platform/log.ts';
import './build-fonts.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { createSourceRunner } from './source-runner.ts';

loadEnvFile();
const config = readSiteConfig();
const log = createLog({ level: config.logLevel, format: 'lines', now });
claimDataFolder(config);
const authSecret = readAuthSecret(config);
const store = createLocalFileStore(join(config.dataDir, 'files'));
const stopping = new AbortController();
let siteName = config.siteName;

/** A reader's page loads only our own small script. It imports Vite's client, which reloads the page after a change. */
const DOCUMENT_CLIENT = "import '/@vite/client';\n";
const documentClient: Plugin = {
  name: 'document-client',
  transform: (code, id) => (id.endsWith('/src/entry.client.tsx') ? DOCUMENT_CLIENT + code : null),
};
const vite = await createServer({
  // A write to the database must not reload the page.
  server: { middlewareMode: true, watch: { ignored: [`${resolve(config.dataDir)}/**`] } },
  appType: 'custom',
  plugins: [documentClient],
  // The build takes these in; here Node loads them as they are, because Vite cannot run CommonJS.
  environments: {
    client: { optimizeDeps: { include: ['react', 'react-dom/client'] } },
    ssr: {
      resolve: { external: ['react', 'react-dom', 'react-router', '@react-router/node', 'lucide-react'] },
    },
  },
});
const runner = createSourceRunner(vite);
vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }));

type SiteModule = typeof import('#app/server/create-site.ts');

/** Creates the site from the current sources, and again after they change. The database stays open. */
async function createChangingSite(open: OpenDatabase): Promise<Site> {
  const options = { config, authSecret, store, clientFolder: 'public', now, newId, log };
  let from: SiteModule | undefined;
  let current: Promise<Site> | undefined;

  async function currentSite(): Promise<Site> {
    const module = await runner.import<SiteModule>('/src/app/server/create-site.ts');
    if (module !== from) {
      const before = current;
      from = module;
      current = (async () => {
        await (await before?.catch(() => undefined))?.close();
        return module.createSite({ ...options, open: { ...open, close: async () => {} } });
      })();
    }
    return current as Promise<Site>;
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    withoutPolicy(res);
    try {
      (await currentSite()).listener(req, res);
    } catch (error) {
      log.error('the sources do not run', { error });
      res.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      res.end(error instanceof Error ? error.stack : String(error));
    }
  }

  siteName = await effectiveSiteName(open.db, config.siteName);
  await currentSite();
  return {
    listener: (req, res) => vite.middlewares(req, res, () => void answer(req, res)),
    isHealthy: () => true,
    problems: () => [],
    endLiveStreams: () => void current?.then((site) => site.endLiveStreams()),
    async close() {
      await runner.close();
      await vite.close();
      await (await current)?.close();
      await open.close();
    },
  };
}

/** Removes the content security policy, because it forbids the scripts and styles that Vite adds to a page. */
function withoutPolicy(res: ServerResponse): void {
  const policy = 'content-security-policy';
  const { setHeader, writeHead } = res;
  res.setHeader = (name, value) => (name.toLowerCase() === policy ? res : setHeader.call(res, name, value));
  res.writeHead = ((status: number, headers?: unknown) => {
    const kept = Array.isArray(headers)
      ? headers.filter((_, at) => String(headers[at - (at % 2)]).toLowerCase() !== policy)
      : headers;
    return writeHead.call(res, status, kept as never);
  }) as typeof writeHead;
}

const server = await boot<OpenDatabase>({
  config,
  log,
  steps: {
    open: () => openSiteDatabase(config.database),
    seed: ({ db }) =>
      seedSite(db, {
        config,
        store,
        sourceFolder: 'src',
        now: now(),
        newId,
        log,
        isStopped: () => stopping.signal.aborted,
      }),
    createSite: createChangingSite,
    close: (open) => open.close(),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    void server.stop().then(() => process.exit(0));
  });
await server.ready;
log.info(`${siteName} is ready at ${config.siteUrl}, from the sources`);
