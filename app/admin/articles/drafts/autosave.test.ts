import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AutosaveState, createAutosaver } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  let text = '';
  const sent: { sequence: number; value: string }[] = [];
  const states: AutosaveState['kind'][] = [];
  const answers: { resolve: (at: number) => void; reject: (error: Error) => void }[] = [];
  const saver = createAutosaver({
    read: () => text,
    send: (draft) => {
      sent.push(draft);
      return new Promise<number>((resolve, reject) => answers.push({ resolve, reject }));
    },
    onState: ({ kind }) => states.push(kind),
  });
  const type = (more: string) => {
    text += more;
    saver.change();
  };
  return { saver, sent, states, answers, type };
}

test('sends within two seconds of the last key, once', async () => {
  const { sent, type } = start();
  for (const letter of 'Qarabağ') {
    type(letter);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1700);
  expect(sent).toEqual([{ sequence: 1, value: 'Qarabağ' }]);
});

test('sends every five seconds while somebody types without a pause', async () => {
  const { sent, answers, states, type } = start();
  for (let at = 0; at < 31_000; at += 250) {
    type('a');
    await vi.advanceTimersByTimeAsync(250);
    answers.at(-1)?.resolve(at);
  }
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(sent[0]?.value).toHaveLength(20);
  expect(states).not.toContain('failed');
});

test('what falls due while a slow sending is under way is sent as soon as that has ended', async () => {
  const { sent, answers, type } = start();
  type('a');
  await vi.advanceTimersByTimeAsync(1200);
  type('b');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(1);
  answers[0]?.resolve(5);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ sequence: 2, value: 'ab' });
});

test('a failing server is asked at most every five seconds while somebody types without a pause', async () => {
  const { sent, answers, type } = start();
  for (let at = 0; at < 31_000; at += 250) {
    type('a');
    await vi.advanceTimersByTimeAsync(250);
    answers.at(-1)?.reject(new Error('no network'));
  }
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(sent.length).toBeLessThanOrEqual(6);
});

test('one sending at a time, in order, the newest text last', async () => {
  const { sent, answers, states, type } = start();
  type('a');
  await vi.advanceTimersByTimeAsync(2000);
  type('b');
  type('c');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  answers[0]?.resolve(5);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.at(-1)).toEqual({ sequence: 2, value: 'abc' });
  answers[1]?.resolve(6);
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('saved');
});

test('a failed sending is repeated with what stands there by then', async () => {
  const { sent, answers, states, type } = start();
  type('a');
  await vi.advanceTimersByTimeAsync(2000);
  answers[0]?.reject(new Error('no network'));
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.map(({ sequence }) => sequence)).toEqual([1, 2]);
});

test('nothing is sent beside a save, nor after what was saved', async () => {
  const { saver, sent, type } = start();
  type('a');
  saver.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  saver.forget();
  saver.resume();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});
