import type { EditorEvent, EditorState } from './editor-state.ts';
import { reduceEditor } from './reduce-editor.ts';

type Listener = (state: EditorState, before: EditorState, event: EditorEvent) => void;

/** Holds the state of one article form. Its state is always current, also between two renderings. */
export interface ArticleEditor {
  getState(): EditorState;
  dispatch(event: EditorEvent): void;
  /** Calls `listener` after each change of the state, in the order of the events. Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void;
}

export function createArticleEditor(first: EditorState): ArticleEditor {
  let state = first;
  const listeners = new Set<Listener>();
  const queue: EditorEvent[] = [];
  let isRunning = false;

  function run(event: EditorEvent): void {
    const before = state;
    state = reduceEditor(before, event);
    if (state === before) return;
    for (const listener of listeners) listener(state, before, event);
  }
  return {
    getState: () => state,
    dispatch(event) {
      queue.push(event);
      // An event that a listener dispatches is handled after all listeners have got the current one.
      if (isRunning) return;
      isRunning = true;
      try {
        for (let next = queue.shift(); next; next = queue.shift()) run(next);
      } finally {
        isRunning = false;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Resolves when no autosave is under way. */
export function waitForAutosave(editor: ArticleEditor): Promise<void> {
  return new Promise((resolve) => {
    const stop = editor.subscribe(check);
    function check() {
      if (editor.getState().autosave.sending !== null) return;
      stop();
      resolve();
    }
    check();
  });
}
