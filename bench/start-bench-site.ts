import { freePort } from '#tests/kit/site/free-port.ts';
import { type SiteProcess, type StartOptions, startSiteProcess } from '#tests/kit/site/site-process.ts';

/** Starts the built server in production mode with the database of `folder`, without the demo. `env` adds variables. */
export async function startBenchSite(
  folder: string,
  env: Record<string, string> = {},
  options: StartOptions = {},
): Promise<{ site: SiteProcess; url: string; port: number }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const variables = {
    NODE_ENV: 'production',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    ...env,
  };
  const site = await startSiteProcess(url, variables, options);
  return { site, url, port };
}
