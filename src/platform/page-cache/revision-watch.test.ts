import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { RevisionChange } from '#platform/db/revision-scope.ts';
import { type RevisionWatch, watchRevision } from './revision-watch.ts';

/** A database whose changes are made by the test. It sends a notification only when the test calls `announce`. */
function makeSource() {
  const listeners = new Set<(change: RevisionChange) => void>();
  const source = {
    revision: 5,
    moved: [] as { scope: string; revision: number }[],
    fails: false,
    move(scope: string) {
      source.revision++;
      source.moved.push({ scope, revision: source.revision });
    },
    announce: (change: RevisionChange) => {
      for (const listener of listeners) listener(change);
    },
    onRevision(listener: (change: RevisionChange) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentRevision: async () => source.revision,
    changesSince: async (after: number) => {
      if (source.fails) throw new Error('gone');
      return changesAfter(after);
    },
    listeners,
  };
  const changesAfter = (after: number): RevisionChange => {
    const scopes = source.moved.filter(({ revision }) => revision > after).map(({ scope }) => scope);
    return { after, revision: source.revision, scopes: new Set(scopes) };
  };
  return source;
}

const change = (after: number, revision: number, ...scopes: string[]): RevisionChange => ({
  after,
  revision,
  scopes: new Set(scopes),
});
const everything = (revision: number) => ({ revision, scopes: null });
const showing = (revision: number, ...scopes: string[]) => ({ revision, scopes });

let watch: RevisionWatch;
afterEach(() => watch.stop());

test('remembers when content became stale', async () => {
  const source = makeSource();
  let time = 1000;
  watch = await watchRevision({ source, now: () => time });
  source.announce(change(5, 6, 'match:17'));
  time = 1500;
  source.announce(change(6, 7, 'match:18'));
  expect(watch.current()).toBe(7);
  expect(watch.staleSince(everything(5))).toBe(1000);
  expect(watch.staleSince(everything(6))).toBe(1500);
  expect(watch.staleSince(everything(7))).toBeNull();
  expect(watch.staleSince(showing(5, 'match:18', 'articles'))).toBe(1500);
  expect(watch.staleSince(showing(6, 'match:17'))).toBeNull();
  expect(watch.staleSince(showing(5, 'articles'))).toBeNull();
  time = 62_000;
  source.announce(change(7, 8, 'articles'));
  expect(watch.staleSince(showing(6, 'match:17'))).toBe(Number.NEGATIVE_INFINITY);
  expect(watch.staleSince(showing(7, 'match:17'))).toBeNull();
});

test('a gap before an announcement makes everything stale', async () => {
  const source = makeSource();
  watch = await watchRevision({ source, now: () => 0 });
  source.announce(change(6, 7, 'match:17'));
  expect(watch.staleSince(showing(5, 'articles'))).toBe(0);
});

test('a late announcement does not bring an old revision back', async () => {
  const source = makeSource();
  watch = await watchRevision({ source, now: () => 0 });
  source.move('articles');
  source.move('articles');
  await watch.refresh();
  source.announce(change(5, 6, 'articles'));
  expect(watch.current()).toBe(7);
});

test('what was read before a backup was restored stays stale when the new changes reach its revision', async () => {
  const source = makeSource();
  watch = await watchRevision({ source, now: () => 0 });
  const before = watch.current();
  source.revision = 3;
  await watch.refresh();
  const restored = watch.current();
  expect(watch.staleSince(showing(before, 'settings'))).toBe(Number.NEGATIVE_INFINITY);
  expect(watch.staleSince(showing(restored, 'settings'))).toBeNull();
  source.announce(change(3, 5, 'articles'));
  source.announce(change(5, 6, 'articles'));
  expect(watch.staleSince(showing(before, 'settings'))).toBe(Number.NEGATIVE_INFINITY);
  expect(watch.staleSince(showing(restored, 'settings'))).toBeNull();
  expect(watch.staleSince(showing(restored, 'articles'))).toBe(0);
});

test('after a restored backup changes are followed as before, and gaps are noticed', async () => {
  const source = makeSource();
  watch = await watchRevision({ source, now: () => 0 });
  source.revision = 3;
  await watch.refresh();
  source.revision = 1;
  await watch.refresh();
  const read = watch.current();
  source.move('match:17');
  await watch.refresh();
  expect(watch.current()).toBe(read + 1);
  expect(watch.staleSince(showing(read, 'match:17'))).toBe(0);
  expect(watch.staleSince(showing(read, 'articles'))).toBeNull();
  source.announce(change(4, 5, 'match:17'));
  expect(watch.staleSince(showing(read, 'articles'))).toBe(0);
});

test('a query result that is older than an announcement is ignored', async () => {
  const source = makeSource();
  watch = await watchRevision({ source, now: () => 0 });
  const slow = watch.refresh();
  source.announce(change(5, 9, 'articles'));
  await slow;
  expect(watch.current()).toBe(9);
});

test('polls when announcements are lost, and reports whether the database answers', async () => {
  const source = makeSource();
  const errors: unknown[] = [];
  const heard: unknown[] = [];
  watch = await watchRevision({ source, now: () => 0, pollMs: 10, onError: (error) => errors.push(error) });
  watch.onChange((scopes, revision) => heard.push([[...(scopes ?? [])], revision]));
  source.move('match:17');
  await expect.poll(() => watch.current()).toBe(6);
  expect(heard).toEqual([[['match:17'], 6]]);
  source.fails = true;
  await expect.poll(() => watch.isReachable()).toBe(false);
  source.fails = false;
  await expect.poll(() => watch.isReachable()).toBe(true);
  expect(errors).toHaveLength(1);
  watch.stop();
  expect(source.listeners.size).toBe(0);
});

test('a database that does not answer is lost, until it answers', async () => {
  const source = makeSource();
  const errors: unknown[] = [];
  watch = await watchRevision({
    source,
    now: () => 0,
    pollMs: 10,
    patienceMs: 50,
    onError: (error) => errors.push(error),
  });
  let lost = 0;
  const count = () => {
    lost += 1;
  };
  watch.onLost(count);
  watch.onLost(() => count())();
  const answer = Promise.withResolvers<void>();
  const read = source.changesSince;
  source.changesSince = async (after) => {
    await answer.promise;
    return read(after);
  };
  await expect.poll(() => watch.isReachable()).toBe(false);
  expect([lost, errors.length]).toEqual([1, 1]);
  answer.resolve();
  await expect.poll(() => watch.isReachable()).toBe(true);
});

test('the last five hundred changes are remembered, for a minute', async () => {
  const source = makeSource();
  let time = 0;
  watch = await watchRevision({ source, now: () => time });
  for (let at = 0; at < 500; at++) source.announce(change(5 + at, 6 + at, `match:${at}`));
  expect(watch.staleSince(showing(5, 'match:0'))).toBe(0);
  source.announce(change(505, 506, 'articles'));
  expect(watch.staleSince(showing(5, 'none'))).toBe(Number.NEGATIVE_INFINITY);
  expect(watch.staleSince(showing(6, 'none'))).toBeNull();
  time = 60_000;
  source.announce(change(506, 507, 'articles'));
  expect(watch.staleSince(showing(505, 'none'))).toBeNull();
  time = 60_001;
  source.announce(change(507, 508, 'articles'));
  expect(watch.staleSince(showing(505, 'none'))).toBe(Number.NEGATIVE_INFINITY);
  expect(watch.staleSince(showing(506, 'none'))).toBeNull();
});

test('content of a revision that is not known yet is stale', async () => {
  const source = makeSource();
  watch = await watchRevision({ source, now: () => 0 });
  expect(watch.staleSince(showing(6, 'articles'))).toBe(Number.NEGATIVE_INFINITY);
});

test('nobody is told of a change after they have left', async () => {
  const source = makeSource();
  watch = await watchRevision({ source, now: () => 0 });
  const heard: (number | string)[] = [];
  const leave = watch.onChange((_, revision) => heard.push(revision));
  const leaveLost = watch.onLost(() => heard.push('lost'));
  source.announce(change(5, 6, 'articles'));
  // The same revision again is no change.
  source.announce(change(5, 6, 'articles'));
  source.revision = 6;
  await watch.refresh();
  leave();
  leaveLost();
  source.announce(change(6, 7, 'articles'));
  expect(heard).toEqual([6]);
});

test('content is stale exactly when one of its scopes changed later', async () => {
  const scope = fc.constantFrom('a', 'b', 'c', 'd');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uniqueArray(scope), { maxLength: 12 }),
      fc.uniqueArray(scope),
      fc.nat(12),
      async (changes, shown, age) => {
        const source = makeSource();
        watch = await watchRevision({ source, now: () => 0 });
        changes.forEach((scopes, index) => void source.announce(change(5 + index, 6 + index, ...scopes)));
        const revision = 5 + Math.min(age, changes.length);
        const isStale = changes
          .slice(revision - 5)
          .some((scopes) => scopes.some((one) => shown.includes(one)));
        expect(watch.staleSince({ revision, scopes: shown }) !== null).toBe(isStale);
        watch.stop();
      },
    ),
  );
});
