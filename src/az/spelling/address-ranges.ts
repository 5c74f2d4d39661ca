const CHUNK = /\S+/g;
/** A chunk with one of these is an address as a whole. */
const WHOLE = /https?:\/\/|www\.|@/i;
/**
 * A hashtag, or a host with its path. The search for a host begins only at the first letter of its name: from every letter it
 * would take quadratic time.
 */
const PART = /#[\p{L}\p{M}\d_]+|(?<![\w-]|[\w-]\.)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?/giu;

/**
 * Whether a range of the text is inside a web or mail address or a hashtag, which are never corrected. Takes linear time for any
 * text, and each test logarithmic time.
 */
export function createAddressTest(text: string): (start: number, end: number) => boolean {
  /** In order, without overlaps. */
  const ranges: (readonly [from: number, to: number])[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    if (WHOLE.test(chunk)) ranges.push([index, index + chunk.length]);
    else
      for (const part of chunk.matchAll(PART))
        ranges.push([index + part.index, index + part.index + part[0].length]);
  }
  return (start, end) => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.[1] ?? 0) > start) high = middle;
      else low = middle + 1;
    }
    return (ranges[low]?.[0] ?? Number.POSITIVE_INFINITY) < end;
  };
}
