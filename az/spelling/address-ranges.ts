const ADDRESS =
  /\S*(?:https?:\/\/|www\.|@)\S*|#[\p{L}\p{M}\d_]+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?/giu;

/** Whether a range of the text is inside a web or mail address or a hashtag, which are never corrected. */
export function createAddressTest(text: string): (start: number, end: number) => boolean {
  const ranges = Array.from(
    text.matchAll(ADDRESS),
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  return (start, end) => ranges.some(([from, to]) => start < to && end > from);
}
