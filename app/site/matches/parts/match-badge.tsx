/** The state of a match: blue before, red and beating while it lasts, green after (spec §4), with its word. */
export function MatchBadge({ word }: { word: string }) {
  return (
    <span className="match-badge inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 font-semibold text-xs leading-tight">
      <span aria-hidden="true" className="match-pulse size-1.5 shrink-0 rounded-full bg-live" />
      <span data-word>{word}</span>
    </span>
  );
}
