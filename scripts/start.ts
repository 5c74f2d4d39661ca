/** `npm start`: builds when needed, then runs the built server in this process. */
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';

try {
  buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { runSite } = await import(pathToFileURL('build/server/index.js').href);
runSite();
