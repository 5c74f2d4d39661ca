import type { RevisionWatch } from '#platform/page-cache/revision-watch.ts';
import type { Topic } from './topics.ts';

/** One stream. `send` gets complete messages and must not wait. */
export interface StreamSubscriber {
  send(messages: Buffer): void;
}

export interface LiveHub {
  /**
   * Sends the state of the topics now, and again after every change, until the returned function is called. With
   * `lastRevision`, the id of the last message that the reader has, only what has changed since then is sent now.
   */
  subscribe(subscriber: StreamSubscriber, topics: readonly Topic[], lastRevision: number | null): () => void;
  /** Reads nothing more. Resolves when the current reads have ended, so that the database can be closed. */
  close(): Promise<void>;
}

interface WatchedTopic extends Topic {
  subscribers: Set<StreamSubscriber>;
  /** The last message, without an id; null when the resource does not exist. */
  message: string | null;
}

const RETRY_MS = 1000;

/**
 * Sends changed resources to all streams that watch them. A resource is read once for all streams. Changes are sent in
 * batches, one after the other, and only the last message of a stream's batch has the revision as its id: a reader who has
 * an id has everything up to it.
 */
export function createLiveHub(options: {
  revision: Pick<RevisionWatch, 'current' | 'staleSince' | 'onChange'>;
  /** The body of a resource; null when there is none. */
  read: (address: string) => Promise<string | null>;
  onError: (error: unknown) => void;
}): LiveHub {
  const { revision, read, onError } = options;
  const topics = new Map<string, WatchedTopic>();
  const topicsOf = new Map<StreamSubscriber, readonly WatchedTopic[]>();
  const changed = new Set<WatchedTopic>();
  const opening = new Map<StreamSubscriber, readonly WatchedTopic[]>();
  /** Topics whose resource could not be read. Their streams get no id until it is read. */
  const failing = new Set<WatchedTopic>();
  let isSending = false;
  /** The batches that are being sent, or were sent last. */
  let sending: Promise<void> = Promise.resolve();
  let isClosed = false;

  revision.onChange((scopes) => {
    for (const topic of topics.values())
      if (scopes === null || topic.scopes.some((scope) => scopes.has(scope))) changed.add(topic);
    sendAll();
  });

  function sendAll(): void {
    if (!isSending) sending = sendBatches();
  }

  async function sendBatches(): Promise<void> {
    isSending = true;
    try {
      while (!isClosed && (changed.size > 0 || opening.size > 0)) await sendBatch();
    } finally {
      isSending = false;
    }
  }

  async function sendBatch(): Promise<void> {
    const due = new Map(opening);
    const moved = [...changed];
    opening.clear();
    changed.clear();
    const id = revision.current();
    const isNew = new Map(await Promise.all([...listTopics(due, moved)].map(update)));
    for (const topic of moved) {
      if (!isNew.get(topic)) continue;
      // A stream that opened in the meantime gets its state with the next batch.
      for (const subscriber of topic.subscribers)
        if (!opening.has(subscriber)) due.set(subscriber, [...(due.get(subscriber) ?? []), topic]);
    }
    const built = new Map<string, Buffer>();
    for (const [subscriber, list] of due) {
      const watched = topicsOf.get(subscriber);
      if (!watched) continue;
      const isComplete = !watched.some((topic) => failing.has(topic));
      const names = [...new Set(list)].filter((topic) => topic.message !== null);
      if (names.length === 0) continue;
      const key = `${isComplete} ${names.map(({ name }) => name).join()}`;
      const messages = built.get(key) ?? buildMessages(names, isComplete ? id : null);
      built.set(key, messages);
      subscriber.send(messages);
    }
  }

  /** Reads the resource of a topic. Resolves with whether its message is another than before. */
  async function update(topic: WatchedTopic): Promise<[WatchedTopic, boolean]> {
    const before = topic.message;
    try {
      const body = await read(topic.address);
      failing.delete(topic);
      topic.message = body === null ? null : formatMessage(topic.name, body);
      return [topic, topic.message !== before];
    } catch (error) {
      onError(error);
      // Its last stream may have closed during the read.
      if (topics.get(topic.name) !== topic) return [topic, false];
      failing.add(topic);
      setTimeout(() => {
        if (topics.get(topic.name) !== topic) return;
        changed.add(topic);
        sendAll();
      }, RETRY_MS).unref();
      return [topic, false];
    }
  }

  function watchTopic(topic: Topic): WatchedTopic {
    const watched = topics.get(topic.name) ?? { ...topic, subscribers: new Set(), message: null };
    topics.set(topic.name, watched);
    return watched;
  }

  function unsubscribe(subscriber: StreamSubscriber): void {
    for (const topic of topicsOf.get(subscriber) ?? []) {
      topic.subscribers.delete(subscriber);
      if (topic.subscribers.size > 0) continue;
      topics.delete(topic.name);
      changed.delete(topic);
      failing.delete(topic);
    }
    topicsOf.delete(subscriber);
    opening.delete(subscriber);
  }

  return {
    subscribe(subscriber, asked, lastRevision) {
      const watched = asked.map(watchTopic);
      for (const topic of watched) topic.subscribers.add(subscriber);
      topicsOf.set(subscriber, watched);
      const stale = watched.filter(
        ({ scopes }) =>
          lastRevision === null || revision.staleSince({ revision: lastRevision, scopes }) !== null,
      );
      if (stale.length > 0) opening.set(subscriber, stale);
      sendAll();
      return () => unsubscribe(subscriber);
    },
    async close() {
      isClosed = true;
      await sending;
    },
  };
}

function listTopics(
  due: ReadonlyMap<StreamSubscriber, readonly WatchedTopic[]>,
  moved: readonly WatchedTopic[],
): Set<WatchedTopic> {
  return new Set([...moved, ...[...due.values()].flat()]);
}

const formatMessage = (event: string, body: string) =>
  `event: ${event}\n${body
    .split(/\r\n|[\r\n]/)
    .map((line) => `data: ${line}\n`)
    .join('')}\n`;

/** Messages in the format of server-sent events. The last one has the id. */
function buildMessages(topics: readonly WatchedTopic[], id: number | null): Buffer {
  return Buffer.from(
    topics
      .map(
        ({ message }, index) => (id !== null && index === topics.length - 1 ? `id: ${id}\n` : '') + message,
      )
      .join(''),
  );
}
