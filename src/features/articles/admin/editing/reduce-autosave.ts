import type { AutosaveState, EditorEvent, EditorState } from './editor-state.ts';

/** Autosaves wait while a save is under way: the save sends the same text. */
export function isAutosaveWanted({ autosave, save }: EditorState): boolean {
  return autosave.isWanted && save.kind !== 'saving';
}

/** The form has new text. */
export function wantAutosave(autosave: AutosaveState): AutosaveState {
  if (autosave.isWanted) return autosave;
  return { ...autosave, isWanted: true, status: { kind: 'changed' } };
}

/** Everything in the form is saved, so the server accepts the account. The result of an autosave under way no longer matters. */
export function clearAutosave(autosave: AutosaveState): AutosaveState {
  const isObsolete = autosave.sending !== null;
  const nothing = { isWanted: false, isNextDue: false, signedOut: null } as const;
  return { ...autosave, ...nothing, isObsolete, status: { kind: 'clean' } };
}

/** Starts an autosave, or marks it to follow the one under way. One runs at a time, each with a higher number. */
export function startAutosave(state: EditorState): EditorState {
  const { autosave } = state;
  if (!isAutosaveWanted(state)) return state;
  if (autosave.sending !== null) return { ...state, autosave: { ...autosave, isNextDue: true } };
  const sequence = autosave.sequence + 1;
  return {
    ...state,
    autosave: {
      ...autosave,
      sequence,
      sending: sequence,
      isWanted: false,
      isNextDue: false,
      isObsolete: false,
      status: { kind: 'saving' },
    },
  };
}

type AutosaveResult = Extract<EditorEvent, { type: 'autosaved' | 'autosaveFailed' }>;

/** The autosave under way has ended. Text that was typed since then still needs an autosave. */
export function endAutosave(state: EditorState, event: AutosaveResult): EditorState {
  const { autosave } = state;
  if (event.sequence !== autosave.sending) return state;
  const ended = { ...autosave, sending: null, isNextDue: false, isObsolete: false };
  if (event.type === 'autosaved') {
    ended.signedOut = null;
    if (!autosave.isObsolete)
      ended.status = autosave.isWanted ? { kind: 'changed' } : { kind: 'saved', at: event.report.at };
  } else if (!autosave.isObsolete) {
    ended.signedOut = event.problem ?? autosave.signedOut;
    Object.assign(ended, { isWanted: true, status: { kind: event.failure } });
  }
  const report = event.type === 'autosaved' ? event.report : state.report;
  const next = { ...state, autosave: ended, report };
  return autosave.isNextDue ? startAutosave(next) : next;
}
