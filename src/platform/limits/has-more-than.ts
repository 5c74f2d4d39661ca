/** Whether `text` has `piece` more than `max` times. For limits before a file is parsed: stops at the first one beyond. */
export function hasMoreThan(text: string, piece: string, max: number): boolean {
  let count = 0;
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length))
    if (++count > max) return true;
  return false;
}
