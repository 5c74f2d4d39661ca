import { registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServerModuleRunner, type ViteDevServer } from 'vite';

/** Folders without JSX that import neither `app/` nor `server/`. Node runs them itself, which is faster than Vite. */
const NATIVE = /^\/(?:az|db|domain)\/.+\.ts$/;

/**
 * Runs the sources of the server: `app/` and `server/` through Vite, the other folders directly in Node. After a change in
 * one of those, the next import loads all modules again.
 */
export function createSourceRunner(vite: ViteDevServer) {
  const { root } = vite.config;
  const { ssr } = vite.environments;
  const runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: 'prepareStackTrace' });

  const fetchModule = ssr.fetchModule.bind(ssr);
  ssr.fetchModule = async (url, importer, options) =>
    NATIVE.test(url)
      ? { externalize: pathToFileURL(join(root, url)).href, type: 'module' }
      : fetchModule(url, importer, options);

  // Node keeps a module for as long as its URL stays the same.
  let version = 0;
  const rootUrl = pathToFileURL(root).href;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isNative = found.url.startsWith(rootUrl) && NATIVE.test(found.url.slice(rootUrl.length));
      return version > 0 && isNative ? { ...found, url: `${found.url}?version=${version}` } : found;
    },
  });
  vite.watcher.on('all', (_, file) => {
    if (!NATIVE.test(`/${relative(root, file).replaceAll(sep, '/')}`)) return;
    version++;
    runner.clearCache();
  });
  return runner;
}
