import type { HighlightedText } from '../../rules/highlighted-text.ts';

/** A text in which the words of the search are marked. */
export function Highlighted({ value: { text, marks } }: { value: HighlightedText }) {
  let end = 0;
  return (
    <>
      {marks.map(([start, markEnd]) => {
        const before = text.slice(end, start);
        end = markEnd;
        return (
          <span key={start}>
            {before}
            <mark className="rounded-xs bg-pitch/25 text-inherit">{text.slice(start, markEnd)}</mark>
          </span>
        );
      })}
      {text.slice(end)}
    </>
  );
}
