import { afterEach, expect, test } from 'vitest';
import { type RevisionWatch, watchRevision } from './revision-watch.ts';

/** A database whose revision is set by the test. It sends a notification only when the test calls `announce`. */
function makeSource() {
  const listeners = new Set<(revision: number) => void>();
  const source = {
    revision: 5,
    fails: false,
    announce: (revision: number) => listeners.forEach((listener) => void listener(revision)),
    onRevision(listener: (revision: number) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentRevision: async () => {
      if (source.fails) throw new Error('gone');
      return source.revision;
    },
    listeners,
  };
  return source;
}

let watch: RevisionWatch;
afterEach(() => watch.stop());

test('follows announcements and remembers when content became stale', async () => {
  const source = makeSource();
  let time = 1000;
  watch = await watchRevision({ source, now: () => time });
  source.announce(6);
  time = 1500;
  source.announce(7);
  expect(watch.current()).toBe(7);
  expect(watch.staleSince(5)).toBe(1000);
  expect(watch.staleSince(6)).toBe(1500);
  expect(watch.staleSince(4)).toBe(Number.NEGATIVE_INFINITY);
  time = 9000;
  source.announce(8);
  expect(watch.staleSince(5)).toBe(Number.NEGATIVE_INFINITY);
});

test('a late announcement does not restore an old revision', async () => {
  const source = makeSource();
  watch = await watchRevision({ source, now: () => 0 });
  source.revision = 7;
  await watch.refresh();
  source.announce(6);
  expect(watch.current()).toBe(7);
});

test('a query result that is older than an announcement is ignored', async () => {
  const source = makeSource();
  watch = await watchRevision({ source, now: () => 0 });
  const slow = watch.refresh();
  source.announce(9);
  await slow;
  expect(watch.current()).toBe(9);
});

test('polls when announcements are lost, and reports whether the database answers', async () => {
  const source = makeSource();
  const errors: unknown[] = [];
  watch = await watchRevision({ source, now: () => 0, pollMs: 10, onError: (error) => errors.push(error) });
  source.revision = 6;
  await expect.poll(() => watch.current()).toBe(6);
  source.fails = true;
  await expect.poll(() => watch.isReachable()).toBe(false);
  source.fails = false;
  await expect.poll(() => watch.isReachable()).toBe(true);
  expect(errors).toHaveLength(1);
  watch.stop();
  expect(source.listeners.size).toBe(0);
});
