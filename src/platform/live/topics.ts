import type { RevisionScope } from '#platform/db/revision-scope.ts';

/** What a stream can be asked for: the body of a resource, sent again whenever one of its scopes has changed. */
export interface Topic {
  name: string;
  address: string;
  scopes: readonly RevisionScope[];
}

type Resource = Omit<Topic, 'name'>;

/** The topics of a subject by their names. A function makes topics about one thing, as `match:<id>`. */
export type Topics = Readonly<Record<string, Resource | ((id: string) => Resource)>>;

/** The topic with this name; null when there is none. */
export type ParseTopic = (name: string) => Topic | null;

export function createTopicParser(topics: Topics): ParseTopic {
  const kinds = new Map(Object.entries(topics));
  return (name) => {
    const [, kind = '', id] = /^([a-z]+)(?::([\w-]{1,64}))?$/.exec(name) ?? [];
    const topic = kinds.get(kind);
    if (topic === undefined || (typeof topic === 'function') !== (id !== undefined)) return null;
    return { name, ...(typeof topic === 'function' ? topic(id ?? '') : topic) };
  };
}
