import type { ProblemCode } from '#platform/message-texts.ts';
import type { ArticleFieldName, ArticleFields } from '../../rules/article-fields.ts';
import type { DraftAnswer } from '../draft-data.ts';
import type { Recovery } from '../drafts/find-recovery.server.ts';
import type { Intent } from '../save/read-article-form.ts';
import type { SaveAnswer } from '../save/save-article-form.server.ts';
import { errorTexts, type FieldErrors } from '../save/save-problems.ts';

/** The initial values of the form. They change when text is restored or when changes of others are merged. */
export interface FormStart {
  articleId: string;
  /** Null: the article has never been saved. */
  baseVersion: number | null;
  fields: ArticleFields;
  /** When it changes, the fields show `fields`. */
  resetKey: number;
}

/** One press of a button or key that saves. */
export interface SaveRequest {
  intent: Intent;
  /** The form stays open after the save. */
  stays: boolean;
  /** The fields that this save sends. */
  fields: ArticleFields;
}

export type ArticleSaveState = { request: SaveRequest } & (
  | { kind: 'idle' | 'saving' | 'conflict' }
  /** `taken`: the fields into which changes of others were merged. */
  | { kind: 'saved'; taken: readonly ArticleFieldName[] }
  | { kind: 'failed' | 'signedOut'; problem: ProblemCode }
  /** The save worked and leads to another page. */
  | { kind: 'left'; isTypedLate: boolean }
);

/** Why an autosave did not arrive. */
type AutosaveFailure = 'failed' | 'offline' | 'signedOut';

export type AutosaveStatus =
  | { kind: 'clean' | 'changed' | 'saving' | AutosaveFailure }
  /** `at`: epoch milliseconds. */
  | { kind: 'saved'; at: number };

export interface AutosaveState {
  /** The status that the form shows. */
  status: AutosaveStatus;
  /** The form has text that no autosave has sent. */
  isWanted: boolean;
  /** The number of the autosave under way; null when there is none. */
  sending: number | null;
  /** The text of the autosave under way has been saved in the meantime. */
  isObsolete: boolean;
  /** An autosave became due while another was under way. It follows at once. */
  isNextDue: boolean;
  /** The newest number that an autosave or a save of this tab has used. */
  sequence: number;
  /** Why the server refuses autosaves of this account; null while it accepts them. */
  signedOut: ProblemCode | null;
}

/** Ctrl+S and Ctrl+Enter. */
export type EditorKey = 'save' | 'finish';

export interface EditorState {
  start: FormStart;
  save: ArticleSaveState;
  autosave: AutosaveState;
  /** Something in the form is not saved. */
  isDirty: boolean;
  /** The form has text that the copy in this browser does not have. */
  isUncopied: boolean;
  /** Something was typed since the last save was pressed. */
  isTypedSincePress: boolean;
  /** The newest answer of the server to a save. */
  answer: SaveAnswer | undefined;
  /** The dialog about a conflict was not closed. */
  isConflictOpen: boolean;
  errors: FieldErrors;
  live: LivePreview;
  /** A key that was pressed during a save. It takes effect after the save. */
  queuedKey: EditorKey | null;
  /** Unsaved text that the form offers. */
  recovery: Recovery | null;
  /** The text that was restored last. */
  restored: Recovery | null;
  /** Who else has the article open, and its current version; null until the server has said so. */
  report: DraftAnswer | null;
}

/** The current values of the form that the preview of the share cards shows. The image is an address or empty. */
export type LivePreview = Record<'title' | 'excerpt' | 'image', string>;

export function toLivePreview({ title, excerpt, image }: ArticleFields): LivePreview {
  return { title, excerpt, image: image ?? '' };
}

export type EditorEvent =
  /** `text`: the new value of a field of `LivePreview`. */
  | { type: 'typed'; field?: string; text?: string }
  | { type: 'copied' | 'autosaveDue' | 'saveEnded' | 'conflictClosed' | 'keyHandled' | 'recoveryDiscarded' }
  | { type: 'autosaved'; sequence: number; report: DraftAnswer }
  | { type: 'autosaveFailed'; sequence: number; failure: AutosaveFailure; problem: ProblemCode | null }
  | { type: 'reported'; report: DraftAnswer }
  | { type: 'savePressed'; request: SaveRequest }
  | { type: 'keyQueued'; key: EditorKey }
  /** `fields`: the form at the moment of the answer. */
  | { type: 'answered'; answer: SaveAnswer; fields: ArticleFields }
  | { type: 'left'; fields: ArticleFields }
  | { type: 'recoveryFound'; recovery: Recovery | null }
  | { type: 'restored'; recovery: Recovery }
  | { type: 'refilled'; fields: ArticleFields };

/** The state of a form that was just opened. `answer`: of a form that was sent without scripts. */
export function createEditorState(start: FormStart, answer: SaveAnswer | undefined): EditorState {
  const { fields } = start;
  return {
    start,
    save: { kind: 'idle', request: { intent: 'selected', stays: false, fields } },
    autosave: {
      status: { kind: 'clean' },
      isWanted: false,
      sending: null,
      isObsolete: false,
      isNextDue: false,
      sequence: 0,
      signedOut: null,
    },
    isDirty: false,
    isUncopied: false,
    isTypedSincePress: false,
    answer,
    isConflictOpen: false,
    errors: errorTexts(answer?.problems ?? []),
    live: toLivePreview(fields),
    queuedKey: null,
    recovery: null,
    restored: null,
    report: null,
  };
}

/** Nothing else can be saved until this save has ended. */
export function isBusy({ save }: EditorState): boolean {
  return save.kind === 'saving' || save.kind === 'left';
}

const FIRST_VERSION = 1;

/**
 * The version that the text of the form is based on. A form that made a new article and leaves does not get the answer to
 * its save, but the article then has the first version.
 */
export function findBaseVersion({ start, save }: EditorState): number | null {
  return start.baseVersion ?? (save.kind === 'left' ? FIRST_VERSION : null);
}
