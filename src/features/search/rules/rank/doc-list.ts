/** A list of article numbers that keeps its memory for the next query. A new array for each query would cost more than the query. */
export class DocList {
  /** Only the first `length` numbers belong to the list. */
  docs = new Uint32Array(0);
  length = 0;

  /** Empties the list, and makes room for all articles. */
  clear(size: number): void {
    if (this.docs.length < size) this.docs = new Uint32Array(Math.ceil(size * 1.2) + 1000);
    this.length = 0;
  }

  push(doc: number): void {
    this.docs[this.length++] = doc;
  }
}
