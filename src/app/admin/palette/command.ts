/** An entry of the command palette. */
export interface Command {
  label: string;
  /** Needed when several commands may have the same label. */
  id?: string;
  /** Other words that find it. Not shown. */
  words?: string;
  /** Shown after the label. */
  detail?: string;
  run: () => void;
  /** The keyboard shortcut: `g`, then this key. */
  key?: string;
}
