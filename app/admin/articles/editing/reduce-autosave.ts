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

/** Everything in the form is saved. The answer to an autosave under way says nothing new. */
export function clearAutosave(autosave: AutosaveState): AutosaveState {
  const isObsolete = autosave.sending !== null;
  return { ...autosave, isWanted: false, isNextDue: false, isObsolete, status: { kind: 'clean' } };
}

/** Starts an autosave, or lets it follow the one under way. One at a time, each with a higher number. */
export function startAutosave(state: EditorState): EditorState {
  const { autosave } = state;
  if (!isAutosaveWanted(state)) return state;
  if (autosave.sending !== null) return { ...state, autosave: { ...autosave, isNextDue: true } };
  const sequence = autosave.sequence + 1;
  return {
    ...state,
    autosave: {
      ...autosave,
      ...{ sequence, sending: sequence, isWanted: false, isNextDue: false, isObsolete: false },
      status: { kind: 'saving' },
    },
  };
}

type Settled = Extract<EditorEvent, { type: 'autosaved' | 'autosaveFailed' }>;

/** The autosave under way has ended. What was typed since then is still wanted. */
export function settleAutosave(state: EditorState, event: Settled): EditorState {
  const { autosave } = state;
  if (event.sequence !== autosave.sending) return state;
  const settled = { ...autosave, sending: null, isNextDue: false, isObsolete: false };
  if (event.type === 'autosaved') {
    settled.signedOut = null;
    if (!autosave.isObsolete)
      settled.status = autosave.isWanted ? { kind: 'changed' } : { kind: 'saved', at: event.report.at };
  } else {
    settled.signedOut = event.problem ?? autosave.signedOut;
    if (!autosave.isObsolete) Object.assign(settled, { isWanted: true, status: { kind: event.failure } });
  }
  const report = event.type === 'autosaved' ? event.report : state.report;
  const next = { ...state, autosave: settled, report };
  return autosave.isNextDue ? startAutosave(next) : next;
}
