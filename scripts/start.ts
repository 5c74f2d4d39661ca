/** `npm start`: builds what is stale, then runs the built server in this very process. */
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';

try {
  buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(pathToFileURL('build/server/index.js').href);
