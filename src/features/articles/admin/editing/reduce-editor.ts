import type { ArticleFields } from '../../rules/article-fields.ts';
import {
  type EditorEvent,
  type EditorState,
  type FormStart,
  isBusy,
  type SaveRequest,
  toLivePreview,
} from './editor-state.ts';
import { applyAnswer, hasSameFields } from './reduce-answer.ts';
import { clearAutosave, endAutosave, startAutosave, wantAutosave } from './reduce-autosave.ts';

/**
 * The state machine of the article form: the next state after an event. Returns the same state when the event has no
 * effect. The text stays in the form; the state says what is saved.
 */
export function reduceEditor(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'typed':
      return type(state, event);
    case 'copied':
      return { ...state, isUncopied: false };
    case 'autosaveDue':
      return startAutosave(state);
    case 'autosaved':
    case 'autosaveFailed':
      return endAutosave(state, event);
    case 'reported':
      return { ...state, report: event.report };
    case 'savePressed':
      return isBusy(state) ? state : startSaving(state, event.request);
    case 'answered':
      return applyAnswer(state, event.answer, event.fields);
    case 'saveEnded':
      if (!isBusy(state)) return state;
      return { ...state, save: { kind: 'idle', request: state.save.request }, queuedKey: null };
    case 'left':
      return state.save.kind === 'saving' ? leave(state, event.fields) : state;
    case 'conflictClosed':
      return { ...state, isConflictOpen: false };
    case 'keyQueued':
      return state.save.kind === 'saving' ? { ...state, queuedKey: event.key } : state;
    case 'keyHandled':
      return { ...state, queuedKey: null };
    case 'recoveryFound':
      return { ...state, recovery: event.recovery };
    case 'recoveryDiscarded':
      return { ...state, recovery: null };
    case 'restored':
      return { ...refill(state, event.recovery), recovery: null, restored: event.recovery };
    case 'refilled':
      return refill(state, { ...state.start, fields: event.fields });
  }
}

function type(state: EditorState, event: Extract<EditorEvent, { type: 'typed' }>): EditorState {
  const { field = '', text } = event;
  const { [field]: error, ...errors } = state.errors;
  const isLive = text !== undefined && field in state.live;
  return {
    ...change(state),
    errors: error === undefined ? state.errors : errors,
    live: isLive ? { ...state.live, [field]: text } : state.live,
    save: state.save.kind === 'left' ? { ...state.save, isTypedLate: true } : state.save,
  };
}

function change(state: EditorState): EditorState {
  return { ...state, isDirty: true, isUncopied: true, autosave: wantAutosave(state.autosave) };
}

/** The save uses a sequence number too, so that an older autosave which arrives later has no effect. */
function startSaving(state: EditorState, request: SaveRequest): EditorState {
  const { autosave } = state;
  return {
    ...state,
    save: { kind: 'saving', request },
    autosave: { ...autosave, isNextDue: false, sequence: autosave.sequence + 1 },
  };
}

/** The save leads to another page. What was typed after the press is not part of it and becomes a draft at once. */
function leave(state: EditorState, mine: ArticleFields): EditorState {
  const { request } = state.save;
  const isTypedLate = !hasSameFields(mine, request.fields);
  const left: EditorState = { ...state, save: { kind: 'left', request, isTypedLate }, queuedKey: null };
  if (isTypedLate) return startAutosave(change(left));
  return { ...left, isDirty: false, isUncopied: false, autosave: clearAutosave(state.autosave) };
}

/** Replaces the fields of the form. The new fields are unsaved. */
function refill(state: EditorState, next: Omit<FormStart, 'resetKey'>): EditorState {
  const { articleId, baseVersion, fields } = next;
  return {
    ...change(state),
    start: { articleId, baseVersion, fields, resetKey: state.start.resetKey + 1 },
    live: toLivePreview(fields),
  };
}
