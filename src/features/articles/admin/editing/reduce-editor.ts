import type { ProblemCode } from '#platform/message-texts.ts';
import { type ArticleFields, listChangedFields } from '../../rules/article-fields.ts';
import { mergeArticleFields } from '../../rules/revisions/merge-article-fields.ts';
import type { SaveAnswer } from '../save/save-article-form.server.ts';
import { accountProblems, errorTexts } from '../save/save-problems.ts';
import {
  type ArticleSaveState,
  type EditorEvent,
  type EditorState,
  type FormStart,
  isBusy,
  type SaveRequest,
  toLivePreview,
} from './editor-state.ts';
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
  const autosave = wantAutosave(state.autosave);
  return { ...state, isDirty: true, isUncopied: true, isTypedSincePress: true, autosave };
}

/** The save uses a sequence number too, so that an older autosave which arrives later has no effect. */
function startSaving(state: EditorState, request: SaveRequest): EditorState {
  const { autosave } = state;
  return {
    ...state,
    save: { kind: 'saving', request },
    isTypedSincePress: false,
    autosave: { ...autosave, isNextDue: false, sequence: autosave.sequence + 1 },
  };
}

/** The save leads to another page. What was typed after the press is not part of it and becomes a draft at once. */
function leave(state: EditorState, mine: ArticleFields): EditorState {
  const { request } = state.save;
  const isTypedLate = isChangedSincePress(state, mine);
  const left: EditorState = { ...state, save: { kind: 'left', request, isTypedLate }, queuedKey: null };
  if (isTypedLate) return startAutosave(change(left));
  return { ...left, isDirty: false, isUncopied: false, autosave: clearAutosave(state.autosave) };
}

/** The server has answered a save that leaves the form open. `mine`: the form at this moment. */
function applyAnswer(state: EditorState, answer: SaveAnswer, mine: ArticleFields): EditorState {
  const { request } = state.save;
  const next = { ...state, answer, errors: errorTexts(answer.problems), queuedKey: null };
  if (answer.saved) return applySave(state, answer, { request, mine });
  if (answer.conflict) return { ...next, save: { kind: 'conflict', request }, isConflictOpen: true };
  return { ...next, save: refusedSave(request, shownProblem(answer)), isConflictOpen: false };
}

/** Problems of fields are shown there and above the form, whatever the sentence is. */
function shownProblem({ problem, problems }: SaveAnswer): ProblemCode | null {
  return problems.length > 0 ? 'form.incomplete' : problem;
}

function refusedSave(request: SaveRequest, problem: ProblemCode | null): ArticleSaveState {
  if (problem === null) return { kind: 'idle', request };
  return { kind: accountProblems.has(problem) ? 'signedOut' : 'failed', request, problem };
}

/** The form continues from the saved version, with what was typed since the press. */
function applySave(
  state: EditorState,
  answer: SaveAnswer,
  { request, mine }: { request: SaveRequest; mine: ArticleFields },
): EditorState {
  if (!answer.saved) return state;
  const { taken } = answer.saved;
  const isTypedSince = isChangedSincePress(state, mine);
  const cleared = clearAutosave(state.autosave);
  const start = startAfterSave(state, answer.saved, { request, mine });
  const isReset = start.resetKey !== state.start.resetKey;
  return {
    ...state,
    answer,
    start,
    errors: {},
    isConflictOpen: false,
    save: { kind: 'saved', request, taken },
    isDirty: isTypedSince,
    isUncopied: isTypedSince,
    autosave: isTypedSince ? wantAutosave(cleared) : cleared,
    live: isReset ? toLivePreview(start.fields) : state.live,
  };
}

function startAfterSave(
  { start, isConflictOpen }: EditorState,
  { version, taken, fields }: NonNullable<SaveAnswer['saved']>,
  { request, mine }: { request: SaveRequest; mine: ArticleFields },
): FormStart {
  const next = { ...start, baseVersion: version };
  if (taken.length > 0 || isConflictOpen) {
    const base = request.fields;
    const { merged } = mergeArticleFields({ base, mine, theirs: fields, choices: {} });
    return { ...next, fields: merged, resetKey: start.resetKey + 1 };
  }
  // The stored slug may differ from the typed one: it is cleaned, and an empty field keeps the previous slug.
  const slug = mine.slug === request.fields.slug ? fields.slug : mine.slug;
  return { ...next, fields: { ...start.fields, slug } };
}

/**
 * Whether the form has text that the save under way did not send. The fields alone do not say it: the text editor writes the same
 * text as other HTML, and it may have loaded since the press.
 */
function isChangedSincePress({ isTypedSincePress, save }: EditorState, mine: ArticleFields): boolean {
  return isTypedSincePress && listChangedFields(mine, save.request.fields).length > 0;
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
