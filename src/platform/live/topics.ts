import type { RevisionScope } from '#platform/db/revision-scope.ts';
import { href } from '#platform/http/href.ts';

/** What a stream can be asked for: the body of a resource, sent again whenever one of its scopes has changed. */
export interface Topic {
  name: string;
  address: string;
  scopes: readonly RevisionScope[];
}

type Resource = Omit<Topic, 'name'>;

const single = new Map<string, Resource>([
  ['breaking', { address: href('/api/breaking'), scopes: ['breaking'] }],
  ['matches', { address: href('/api/live-scores'), scopes: ['matches'] }],
]);

/** Topics about one thing, as `match:<id>`. */
const withId = new Map<string, (id: string) => Resource>([
  ['match', (id) => ({ address: href('/api/matches/:id', { id }), scopes: [`match:${id}`] })],
  [
    'coverage',
    (id) => ({
      address: href('/api/matches/:id/coverage', { id }),
      scopes: [`match:${id}`, `coverage:${id}`],
    }),
  ],
  [
    'standings',
    (id) => ({ address: href('/api/standings/:season', { season: id }), scopes: [`standings:${id}`] }),
  ],
]);

/** The topic with this name; null when there is none. */
export function parseTopic(name: string): Topic | null {
  const [, kind = '', id] = /^([a-z]+)(?::([\w-]{1,64}))?$/.exec(name) ?? [];
  const resource = id === undefined ? single.get(kind) : withId.get(kind)?.(id);
  return resource ? { name, ...resource } : null;
}
