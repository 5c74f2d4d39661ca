import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ArticleFields } from '../../rules/article-fields.ts';
import { emptyArticleFields } from '../../rules/article-fields.ts';
import type { SaveAnswer } from '../save/save-article-form.server.ts';
import { createEditorState, type EditorEvent } from './editor-state.ts';
import { reduceEditor } from './reduce-editor.ts';

const nothing: SaveAnswer = {
  problems: [],
  problem: null,
  values: null,
  conflict: null,
  saved: null,
  similar: [],
};
const report = { at: 1, others: [], current: null };

interface Sent {
  sequence: number;
  text: string;
}

/** A form, a browser and a server that act on the state machine in any order. */
class World {
  state = createEditorState(
    { articleId: 'a', baseVersion: 1, fields: emptyArticleFields, resetKey: 0 },
    undefined,
  );
  /** What the form shows. Each key adds to it. */
  text = '';
  copied = '';
  saved = '';
  autosaved = '';
  version = 1;
  autosave: Sent | null = null;
  save: (Sent & { stays: boolean }) | null = null;
  sequences: number[] = [];
  /** The number of the newest autosave that has ended. */
  lastEnded = 0;

  fields(text = this.text): ArticleFields {
    return { ...emptyArticleFields, title: text };
  }

  dispatch(event: EditorEvent): void {
    const before = this.state;
    this.state = reduceEditor(before, event);
    const { autosave, save } = this.state;
    if (autosave.sending !== null && autosave.sending !== before.autosave.sending) {
      expect(this.autosave).toBeNull();
      expect(save.kind).not.toBe('saving');
      this.autosave = { sequence: autosave.sending, text: this.text };
      this.sequences.push(autosave.sending);
    }
    if (save.kind === 'saving' && before.save.kind !== 'saving') {
      expect(this.save).toBeNull();
      const { sequence } = autosave;
      expect(this.state.start.baseVersion).toBe(this.version);
      this.save = { sequence, text: this.text, stays: save.request.stays };
      this.sequences.push(sequence);
    }
    if (save.kind === 'saving' && before.save.kind === 'saving') expect(save).toBe(before.save);
  }

  run(action: (typeof actions)[number]): void {
    const event = this.eventOf(action);
    if (event) this.dispatch(event);
  }

  eventOf(action: (typeof actions)[number]): EditorEvent | undefined {
    const { save, autosave } = this;
    switch (action) {
      case 'type':
        this.text += 'a';
        return { type: 'typed', field: 'title', text: this.text };
      case 'copy':
        if (!this.state.isUncopied) return;
        this.copied = this.text;
        return { type: 'copied' };
      case 'autosave':
        return { type: 'autosaveDue' };
      case 'autosaveArrives':
      case 'autosaveFails': {
        if (!autosave) return;
        this.autosave = null;
        const { sequence } = autosave;
        this.lastEnded = sequence;
        if (action === 'autosaveFails')
          return { type: 'autosaveFailed', sequence, failure: 'failed', problem: null };
        this.autosaved = autosave.text;
        return { type: 'autosaved', sequence, report };
      }
      case 'oldAutosaveArrives':
        return { type: 'autosaved', sequence: this.lastEnded, report };
      case 'saveAndStay':
      case 'saveAndLeave': {
        const request = { intent: 'save', stays: action === 'saveAndStay', fields: this.fields() } as const;
        return { type: 'savePressed', request };
      }
      case 'saveArrives':
        return save ? this.arrive(save) : undefined;
      case 'saveFails':
        if (!save) return;
        this.save = null;
        return {
          type: 'answered',
          answer: { ...nothing, problem: 'article.unsent' },
          fields: this.fields(),
        };
      case 'saveEnds':
        if (!save) return;
        this.save = null;
        return { type: 'saveEnded' };
    }
  }

  arrive({ text, stays }: { text: string; stays: boolean }): EditorEvent {
    this.save = null;
    this.saved = text;
    this.version += 1;
    if (!stays) return { type: 'left', fields: this.fields() };
    const saved = {
      version: this.version,
      status: 'draft' as const,
      taken: [],
      fields: this.fields(text),
    } as const;
    return { type: 'answered', answer: { ...nothing, saved }, fields: this.fields() };
  }

  check(): void {
    const { state, text, saved } = this;
    if (text === saved) return;
    // Unsaved text is marked as dirty: the form asks before it is left, or the draft is saved after that.
    expect(state.isDirty).toBe(true);
    if (state.save.kind === 'left') expect(state.save.isTypedLate).toBe(true);
    // A copy in this browser has the text, or will be written.
    if (this.copied !== text) expect(state.isUncopied).toBe(true);
    // The server has the text, is getting it, or will get it.
    if (this.autosaved !== text && this.autosave?.text !== text) expect(state.autosave.isWanted).toBe(true);
    // The status "saved" refers to the current text only.
    if (state.autosave.status.kind === 'saved') expect(this.autosaved).toBe(text);
  }
}

const actions = [
  'type',
  'type',
  'copy',
  'autosave',
  'autosaveArrives',
  'autosaveFails',
  'oldAutosaveArrives',
  'saveAndStay',
  'saveAndLeave',
  'saveArrives',
  'saveFails',
  'saveEnds',
];

test('no order of events loses typed text, sends two saves at once, or reuses a sequence number', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 60 }), (sequence) => {
      const world = new World();
      for (const action of sequence) {
        world.run(action);
        world.check();
      }
      expect(world.sequences).toEqual([...new Set(world.sequences)].sort((a, b) => a - b));
    }),
    { numRuns: 2000 },
  );
});
