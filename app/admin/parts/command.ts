/** Something that can be done from the keyboard. */
export interface Command {
  label: string;
  run: () => void;
  /** Pressed after `g`. */
  key?: string;
}
