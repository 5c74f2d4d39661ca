/** The reader who sends something. Neither value can be traced back to a person. */
export interface Commenter {
  /** A hash of the token in the reader's cookie (`hashToken`). */
  commenterHash: string;
  /** A keyed hash of the reader's network. */
  networkHash: string;
}
