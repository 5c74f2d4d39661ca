import type { ProblemCode } from '#platform/message-texts.ts';
import { type ArticleFields, listChangedFields } from '../../rules/article-fields.ts';
import { mergeArticleFields } from '../../rules/revisions/merge-article-fields.ts';
import { accountProblems } from '../save/describe-save-failure.ts';
import { errorTexts } from '../save/field-errors.ts';
import type { SaveAnswer } from '../save/save-article-form.server.ts';
import {
  type ArticleSaveState,
  type EditorState,
  type FormStart,
  type SaveRequest,
  toLivePreview,
} from './editor-state.ts';
import { clearAutosave, wantAutosave } from './reduce-autosave.ts';

/** The server has answered a save that leaves the form open. `mine`: the form at this moment. */
export function applyAnswer(state: EditorState, answer: SaveAnswer, mine: ArticleFields): EditorState {
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
  const isTypedSince = !hasSameFields(mine, request.fields);
  const cleared = clearAutosave(state.autosave);
  const start = startAfterSave(state, answer.saved, { request, mine });
  const isReset = start.resetKey !== state.start.resetKey;
  return {
    ...state,
    ...{ answer, start, errors: {}, isConflictOpen: false },
    save: { kind: 'saved', request, taken },
    ...{ isDirty: isTypedSince, isUncopied: isTypedSince },
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

export function hasSameFields(one: ArticleFields, other: ArticleFields): boolean {
  return listChangedFields(one, other).length === 0;
}
