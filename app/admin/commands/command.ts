/** Something that can be done from the keyboard. */
export interface Command {
  label: string;
  /** Where several may have the same label. */
  id?: string;
  /** Stands behind the label. */
  detail?: string;
  run: () => void;
  /** Pressed after `g`. */
  key?: string;
}
