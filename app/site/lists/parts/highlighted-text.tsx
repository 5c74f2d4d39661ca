import type { HighlightedText as Marked } from '#domain/search/highlighted-text.ts';

/** A text with the words looked for marked where they stand. */
export function Highlighted({ marked: { text, marks } }: { marked: Marked }) {
  let written = 0;
  return (
    <>
      {marks.map(([start, end]) => {
        const before = text.slice(written, start);
        written = end;
        return (
          <span key={start}>
            {before}
            <mark className="rounded-xs bg-pitch/25 text-inherit">{text.slice(start, end)}</mark>
          </span>
        );
      })}
      {text.slice(written)}
    </>
  );
}
