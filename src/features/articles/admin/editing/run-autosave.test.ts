import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { emptyArticleFields } from '../../rules/article-fields.ts';
import type { DraftAnswer } from '../draft-data.ts';
import { SignedOut } from '../drafts/send-draft.ts';
import { createArticleEditor } from './create-article-editor.ts';
import { type AutosaveStatus, createEditorState } from './editor-state.ts';
import { runAutosave } from './run-autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('navigator', { onLine: true });
});

function start() {
  let text = '';
  const fields = () => ({ ...emptyArticleFields, title: text });
  const sent: { sequence: number; title: string }[] = [];
  const statuses: AutosaveStatus['kind'][] = [];
  const answers: { resolve: (at: number) => void; reject: (error: Error) => void }[] = [];
  const first = { articleId: 'a', baseVersion: null, fields: emptyArticleFields, resetKey: 0 };
  const editor = createArticleEditor(createEditorState(first, undefined));
  editor.subscribe(({ autosave }) => statuses.push(autosave.status.kind));
  const tab = { key: 'tab', staffId: 'leyla', readFields: fields };
  const stop = runAutosave(editor, tab, (message) => {
    if (message.kind === 'autosave') {
      const { title } = message.fields as { title: string };
      sent.push({ sequence: message.sequence, title });
    }
    return new Promise<DraftAnswer>((resolve, reject) =>
      answers.push({ resolve: (at) => resolve({ at, others: [], current: null }), reject }),
    );
  });
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const type = (more: string) => {
    text += more;
    editor.dispatch({ type: 'typed' });
  };
  const press = () =>
    editor.dispatch({
      type: 'savePressed',
      request: { intent: 'save', stays: true, fields: fields() },
    });
  return { editor, sent, statuses, answers, type, press, fields, stop };
}

test('sends within two seconds of the last key, once', async () => {
  const { sent, type } = start();
  for (const letter of 'Qarabağ') {
    type(letter);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1700);
  expect(sent).toEqual([{ sequence: 1, title: 'Qarabağ' }]);
});

test('sends every five seconds while somebody types without a pause', async () => {
  const { sent, answers, statuses, type } = start();
  for (let at = 0; at < 31_000; at += 250) {
    type('a');
    await vi.advanceTimersByTimeAsync(250);
    answers.at(-1)?.resolve(at);
  }
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(sent[0]?.title).toHaveLength(20);
  expect(statuses).not.toContain('failed');
});

test('an autosave that is due while a slow one is under way follows it at once', async () => {
  const { sent, answers, type } = start();
  type('a');
  await vi.advanceTimersByTimeAsync(1200);
  type('b');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(1);
  answers[0]?.resolve(5);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ sequence: 2, title: 'ab' });
});

test('a failing server gets at most one autosave every five seconds while somebody types', async () => {
  const { sent, answers, type } = start();
  for (let at = 0; at < 31_000; at += 250) {
    type('a');
    await vi.advanceTimersByTimeAsync(250);
    answers.at(-1)?.reject(new Error('no network'));
  }
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(sent.length).toBeLessThanOrEqual(6);
});

test('autosaves are sent one after the other, the newest text last', async () => {
  const { sent, answers, statuses, type } = start();
  type('a');
  await vi.advanceTimersByTimeAsync(2000);
  type('b');
  type('c');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  answers[0]?.resolve(5);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.at(-1)).toEqual({ sequence: 2, title: 'abc' });
  answers[1]?.resolve(6);
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses.at(-1)).toBe('saved');
});

test('a failed autosave is repeated with the current text', async () => {
  const { sent, answers, statuses, type } = start();
  type('a');
  await vi.advanceTimersByTimeAsync(2000);
  answers[0]?.reject(new Error('no network'));
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses.at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.map(({ sequence }) => sequence)).toEqual([1, 2]);
});

test('says why it failed: no network, or the session has ended', async () => {
  const { editor, answers, statuses, type } = start();
  type('a');
  await vi.advanceTimersByTimeAsync(1200);
  vi.stubGlobal('navigator', { onLine: false });
  answers[0]?.reject(new Error('no network'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(statuses).toContain('offline');
  answers[1]?.reject(new SignedOut('login.expired'));
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses.at(-1)).toBe('signedOut');
  expect(editor.getState().autosave.signedOut).toBe('login.expired');
});

test('nothing is sent during a save or after it, when all text was saved', async () => {
  const { editor, sent, type, press, fields } = start();
  type('a');
  press();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  editor.dispatch({ type: 'left', fields: fields() });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});

test('the autosave after a save has a higher number than the save', async () => {
  const { editor, sent, type, press } = start();
  type('a');
  press();
  expect(editor.getState().autosave.sequence).toBe(1);
  editor.dispatch({ type: 'saveEnded' });
  await vi.advanceTimersByTimeAsync(1200);
  expect(sent).toEqual([{ sequence: 2, title: 'a' }]);
});

test('nothing is sent after the form was closed', async () => {
  const { sent, type, stop } = start();
  type('a');
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});
