import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { parseTopic } from '#app/server/features.ts';
import { createLiveHub } from './live-hub.ts';
import type { Topic } from './topics.ts';

type Change = ReadonlySet<string> | null;

/** A site whose resources are numbers, and a hub that sends them. */
function makeSite() {
  const changes: { revision: number; scopes: Change }[] = [];
  let listen = (_scopes: Change, _revision: number) => {};
  const site = {
    revision: 1,
    values: new Map<string, string | null>(),
    fails: new Set<string>(),
    reads: [] as string[],
    gate: null as Promise<void> | null,
    errors: [] as unknown[],
    change(scope: string, address?: string) {
      site.revision++;
      if (address) site.values.set(address, `${site.revision}`);
      changes.push({ revision: site.revision, scopes: new Set([scope]) });
      listen(new Set([scope]), site.revision);
    },
    hub: null as unknown as ReturnType<typeof createLiveHub>,
  };
  site.hub = createLiveHub({
    revision: {
      current: () => site.revision,
      staleSince: (content) =>
        changes.some(
          ({ revision, scopes }) =>
            revision > content.revision && content.scopes?.some((scope) => scopes?.has(scope)),
        )
          ? 0
          : null,
      onChange(listener) {
        listen = listener;
        return () => {};
      },
    },
    async read(address) {
      site.reads.push(address);
      const value = site.values.get(address) ?? 'empty';
      await site.gate;
      if (site.fails.has(address)) throw new Error('broken');
      return site.values.get(address) === null ? null : value;
    },
    onError: (error) => site.errors.push(error),
  });
  return site;
}

const topic = (name: string) => parseTopic(name) as Topic;
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
/** A stream that records what it gets. */
function makeStream() {
  const stream = {
    text: '',
    send(messages: Buffer) {
      stream.text += messages;
    },
  };
  return stream;
}

let site: ReturnType<typeof makeSite>;
beforeEach(() => {
  site = makeSite();
});

test.each([
  ['breaking', '/api/breaking'],
  ['matches', '/api/live-scores'],
  ['match:17', '/api/matches/17'],
  ['match', undefined],
  ['breaking:1', undefined],
  ['match:../x', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the topic %s is the resource %s', (name, address) => {
  expect(parseTopic(name)?.address).toBe(address);
});

test('a stream gets the state of its topics, and then their changes', async () => {
  const stream = makeStream();
  site.values.set('/api/breaking', '<p>\none</p>');
  site.hub.subscribe(stream, [topic('match:17'), topic('breaking')], null);
  await settled();
  expect(stream.text).toBe(
    'event: match:17\ndata: empty\n\nid: 1\nevent: breaking\ndata: <p>\ndata: one</p>\n\n',
  );
  stream.text = '';
  site.change('match:17', '/api/matches/17');
  site.change('match:18', '/api/matches/18');
  await settled();
  expect(stream.text).toBe('id: 2\nevent: match:17\ndata: 2\n\n');
});

test('a resource is read once for all streams, and not sent again when it is the same', async () => {
  const streams = Array.from({ length: 50 }, makeStream);
  for (const stream of streams) site.hub.subscribe(stream, [topic('match:17')], 1);
  site.change('match:17', '/api/matches/17');
  await settled();
  expect(site.reads).toEqual(['/api/matches/17']);
  expect(new Set(streams.map(({ text }) => text))).toEqual(new Set(['id: 2\nevent: match:17\ndata: 2\n\n']));
  site.change('match:17');
  await settled();
  expect(site.reads).toHaveLength(2);
  expect(streams[0]?.text).not.toContain('id: 3');
});

test('a reader who comes back gets only what changed since the last id', async () => {
  site.change('match:17', '/api/matches/17');
  site.change('match:18', '/api/matches/18');
  const stream = makeStream();
  site.hub.subscribe(stream, [topic('match:17'), topic('match:18')], 2);
  await settled();
  expect(stream.text).toBe('id: 3\nevent: match:18\ndata: 3\n\n');
});

test('a stream without an id for a failed topic gets it as soon as the resource can be read', async () => {
  const stream = makeStream();
  site.hub.subscribe(stream, [topic('match:17'), topic('match:18')], 1);
  site.fails.add('/api/matches/17');
  site.change('match:17', '/api/matches/17');
  await settled();
  site.change('match:18', '/api/matches/18');
  await settled();
  expect(stream.text).toBe('event: match:18\ndata: 3\n\n');
  site.fails.clear();
  await expect.poll(() => stream.text).toContain('id: 3\nevent: match:17\ndata: 2\n\n');
  expect(site.errors).toHaveLength(1);
});

test('a resource that does not exist sends nothing, and a closed stream gets nothing', async () => {
  site.values.set('/api/matches/17', null);
  const stream = makeStream();
  const unsubscribe = site.hub.subscribe(stream, [topic('match:17')], null);
  await settled();
  expect(stream.text).toBe('');
  unsubscribe();
  site.change('match:17', '/api/matches/17');
  await settled();
  expect(stream.text).toBe('');
  expect(site.reads).toHaveLength(1);
});

test('a reader with an id has everything up to it, whenever the connection is lost', async () => {
  const names = ['match:1', 'match:2', 'match:3'];
  const step = fc.constantFrom(...names, 'wait', 'reconnect');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      site = makeSite();
      let text = '';
      let close = () => {};
      const seen = () => [...text.matchAll(/^(?:id: \d+\n)?event: (.*)\ndata: (.*)\n\n/gm)];
      const lastId = () => Number([...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? 0) || null;
      const connect = () => {
        close();
        const stream = {
          isOpen: true,
          send(messages: Buffer) {
            if (stream.isOpen) text += messages;
          },
        };
        const unsubscribe = site.hub.subscribe(stream, names.map(topic), lastId());
        close = () => {
          stream.isOpen = false;
          unsubscribe();
        };
      };
      connect();
      for (const name of steps) {
        if (name === 'wait') await settled();
        else if (name === 'reconnect') connect();
        else site.change(name, `/api/matches/${name.slice(6)}`);
      }
      await settled();
      const state = new Map(seen().map(([, name, value]) => [name, value]));
      for (const name of names)
        expect(state.get(name)).toBe(site.values.get(`/api/matches/${name.slice(6)}`) ?? 'empty');
    }),
    { numRuns: 60 },
  );
});

test('ends after the current reads, and reads nothing more', async () => {
  const site = makeSite();
  const gate = Promise.withResolvers<void>();
  site.gate = gate.promise;
  site.hub.subscribe(makeStream(), [topic('breaking')], null);
  let isClosed = false;
  const closing = site.hub.close().then(() => {
    isClosed = true;
  });
  await settled();
  expect(isClosed).toBe(false);
  site.change('breaking', '/api/breaking');
  gate.resolve();
  await closing;
  await settled();
  expect(site.reads).toHaveLength(1);
});
