import { describe, expect, test } from 'vitest';
import type { ArticleFields } from '../../rules/article-fields.ts';
import { emptyArticleFields } from '../../rules/article-fields.ts';
import type { SaveAnswer } from '../save/save-article-form.server.ts';
import { createEditorState, type EditorEvent, type EditorState, findBaseVersion } from './editor-state.ts';
import { reduceEditor } from './reduce-editor.ts';

const titled = (title: string): ArticleFields => ({ ...emptyArticleFields, title });
const first = createEditorState(
  { articleId: 'a', baseVersion: 3, fields: titled('old'), resetKey: 0 },
  undefined,
);
const stateAfter = (...events: EditorEvent[]): EditorState => events.reduce(reduceEditor, first);

const typed = { type: 'typed' } as const;
const due = { type: 'autosaveDue' } as const;
const report = { at: 5, others: [], current: null };
const arrived = (sequence: number) => ({ type: 'autosaved', sequence, report }) as const;
const press = (title: string, stays = true) =>
  ({ type: 'savePressed', request: { intent: 'save', stays, fields: titled(title) } }) as const;
const nothing: SaveAnswer = {
  problems: [],
  problem: null,
  values: null,
  conflict: null,
  saved: null,
  similar: [],
};
const answered = (answer: Partial<SaveAnswer>, title: string) =>
  ({ type: 'answered', answer: { ...nothing, ...answer }, fields: titled(title) }) as const;
const saved = (version: number, title: string): Partial<SaveAnswer> => ({
  saved: { version, status: 'published', taken: [], fields: titled(title) },
});

describe('autosave', () => {
  test('starts when it is due, one at a time', () => {
    expect(stateAfter(due)).toBe(first);
    const state = stateAfter(typed, due, typed, due);
    expect(state.autosave).toMatchObject({ sending: 1, isNextDue: true, status: { kind: 'changed' } });
    expect(reduceEditor(state, arrived(1)).autosave).toMatchObject({ sending: 2, isWanted: false });
  });

  test('says "saved" only when nothing was typed since', () => {
    expect(stateAfter(typed, due, arrived(1)).autosave.status).toEqual({ kind: 'saved', at: 5 });
    expect(stateAfter(typed, due, typed, arrived(1)).autosave.status).toEqual({ kind: 'changed' });
  });

  test('an answer that comes after the save says nothing about the draft', () => {
    const state = stateAfter(typed, due, press('new'), answered(saved(4, 'new'), 'new'), arrived(1));
    expect(state.autosave).toMatchObject({ status: { kind: 'clean' }, isWanted: false, sending: null });
  });

  const refused = {
    type: 'autosaveFailed',
    sequence: 1,
    failure: 'signedOut',
    problem: 'login.expired',
  } as const;

  test('a failure that comes after the save brings neither the old draft back nor the dialog to sign in', () => {
    const state = stateAfter(typed, due, press('new'), answered(saved(4, 'new'), 'new'), refused);
    expect(state.autosave).toMatchObject({ status: { kind: 'clean' }, isWanted: false, signedOut: null });
  });

  test('a save shows that the account is signed in again, so that the next end of the session is told', () => {
    const out = stateAfter(typed, due, refused);
    expect(out.autosave.signedOut).toBe('login.expired');
    const state = [press('new'), answered(saved(4, 'new'), 'new')].reduce(reduceEditor, out);
    expect(state.autosave.signedOut).toBeNull();
  });
});

describe('save', () => {
  test('is ignored while another one is under way', () => {
    const state = stateAfter(typed, press('one'));
    expect(reduceEditor(state, press('two'))).toBe(state);
  });

  test('a save that stays continues from the new version', () => {
    const state = stateAfter(typed, press('new'), answered(saved(4, 'new'), 'new'));
    expect(state).toMatchObject({ isDirty: false, save: { kind: 'saved' }, start: { baseVersion: 4 } });
    expect(state.start.resetKey).toBe(0);
  });

  test('text that was typed during the save is still unsaved', () => {
    const state = stateAfter(typed, press('new'), typed, answered(saved(4, 'new'), 'new, and more'));
    expect(state).toMatchObject({ isDirty: true, isUncopied: true, autosave: { isWanted: true } });
  });

  test('a text editor that loads during the save and writes the same text as other HTML leaves nothing unsaved', () => {
    const state = stateAfter(typed, press('<br />'), answered(saved(4, '<br />'), '<br>'));
    expect(state).toMatchObject({ isDirty: false, isUncopied: false, autosave: { isWanted: false } });
  });

  test('changes of others are merged with text that was typed during the save', () => {
    const answer: Partial<SaveAnswer> = {
      saved: {
        version: 5,
        status: 'published',
        taken: ['excerpt'],
        fields: { ...titled('new'), excerpt: 'theirs' },
      },
    };
    const state = stateAfter(typed, press('new'), typed, answered(answer, 'newer'));
    expect(state.start).toMatchObject({ resetKey: 1, fields: { title: 'newer', excerpt: 'theirs' } });
    expect(state.isDirty).toBe(true);
  });

  test('the form gets the stored slug, unless another was typed during the save', () => {
    const answer: Partial<SaveAnswer> = {
      saved: { version: 4, status: 'draft', taken: [], fields: { ...titled('new'), slug: 'new' } },
    };
    expect(stateAfter(press('new'), answered(answer, 'new')).start.fields.slug).toBe('new');
    const mine = { ...titled('new'), slug: 'mine' };
    const typedSlug = { type: 'answered', answer: { ...nothing, ...answer }, fields: mine } as const;
    expect(stateAfter(press('new'), typedSlug).start.fields.slug).toBe('mine');
  });

  test.each([
    ['login.expired', 'signedOut'],
    ['article.unsent', 'failed'],
    ['form.incomplete', 'failed'],
  ] as const)('%s leaves the form as %s, and the text unsaved', (problem, kind) => {
    const state = stateAfter(typed, press('new'), answered({ problem }, 'new'));
    expect(state).toMatchObject({ save: { kind, problem }, isDirty: true, autosave: { isWanted: true } });
  });

  test('an error stays until its field is edited', () => {
    const problems = [
      { field: 'title', code: 'title.required' },
      { field: 'excerpt', code: 'excerpt.required' },
    ] as const;
    const state = stateAfter(press(''), answered({ problem: 'form.incomplete', problems }, ''));
    expect(Object.keys(state.errors)).toEqual(['title', 'excerpt']);
    const next = reduceEditor(state, { type: 'typed', field: 'title', text: 'T' });
    expect(Object.keys(next.errors)).toEqual(['excerpt']);
    expect(next.live.title).toBe('T');
  });

  test('the preview shows a new picture, and none after it was removed', () => {
    const pictures = ['/media/articles/1-a.jpg', ''].map(
      (text) => reduceEditor(stateAfter(typed), { type: 'typed', field: 'image', text }).live.image,
    );
    expect(pictures).toEqual(['/media/articles/1-a.jpg', '']);
  });

  test('a conflict opens the dialog until it is closed or solved', () => {
    const conflict = {
      version: 4,
      conflicts: [],
      merged: titled('m'),
      labels: {},
      by: { name: null, at: 1 },
    };
    const state = stateAfter(typed, press('new'), answered({ problem: 'version.conflict', conflict }, 'new'));
    expect(state).toMatchObject({ save: { kind: 'conflict' }, isConflictOpen: true, isDirty: true });
    expect(reduceEditor(state, { type: 'conflictClosed' }).isConflictOpen).toBe(false);
    const solved = [press('new'), answered(saved(5, 'theirs'), 'new')].reduce(reduceEditor, state);
    expect(solved).toMatchObject({ isConflictOpen: false, start: { fields: { title: 'theirs' } } });
  });

  test('a save that ends without an answer can be repeated', () => {
    expect(stateAfter(typed, press('new'), { type: 'saveEnded' })).toMatchObject({
      save: { kind: 'idle' },
      isDirty: true,
    });
  });
});

describe('a save that leaves the form', () => {
  const left = (title: string) => ({ type: 'left', fields: titled(title) }) as const;

  test('leaves nothing unsaved', () => {
    const state = stateAfter(typed, press('new', false), left('new'));
    expect(state).toMatchObject({ isDirty: false, isUncopied: false, save: { isTypedLate: false } });
    const sameText = stateAfter(typed, press('<br />', false), left('<br>'));
    expect(sameText).toMatchObject({ isDirty: false, save: { isTypedLate: false } });
  });

  test('autosaves text that was typed after the press at once', () => {
    const state = stateAfter(typed, press('new', false), typed, left('new, late'));
    expect(state).toMatchObject({ isUncopied: true, save: { isTypedLate: true }, autosave: { sending: 2 } });
    const later = stateAfter(typed, press('new', false), left('new'), typed);
    expect(later).toMatchObject({ isUncopied: true, save: { isTypedLate: true } });
  });

  test('bases that draft on the first version of a new article', () => {
    const start = { articleId: 'a', baseVersion: null, fields: emptyArticleFields, resetKey: 0 };
    const events = [typed, press('new', false), typed, left('late')];
    const state = events.reduce(reduceEditor, createEditorState(start, undefined));
    expect(findBaseVersion(state)).toBe(1);
  });
});

describe('keys', () => {
  const key = { type: 'keyQueued', key: 'save' } as const;

  test('a key that is pressed during a save waits for it, and is dropped when the save is refused', () => {
    expect(stateAfter(key).queuedKey).toBeNull();
    expect(stateAfter(press('a'), key, answered(saved(4, 'a'), 'a')).queuedKey).toBe('save');
    expect(stateAfter(press('a'), key, answered({ problem: 'article.unsent' }, 'a')).queuedKey).toBeNull();
    expect(stateAfter(press('a'), key, { type: 'saveEnded' }).queuedKey).toBeNull();
  });
});

test('restored text replaces the form with its article and version, and is unsaved', () => {
  const recovery = { articleId: 'b', tabKey: 't', baseVersion: 2, fields: titled('lost'), at: 1 };
  const state = stateAfter({ type: 'recoveryFound', recovery }, { type: 'restored', recovery });
  expect(state.start).toEqual({ articleId: 'b', baseVersion: 2, fields: titled('lost'), resetKey: 1 });
  expect(state).toMatchObject({ recovery: null, restored: recovery, isDirty: true, isUncopied: true });
});
