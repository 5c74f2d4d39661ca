/** The status of a match as text: blue when scheduled, pulsing red when live, green when finished (spec §4). */
export function MatchBadge({ statusText }: { statusText: string }) {
  return (
    <span className="match-badge inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 font-semibold text-xs leading-tight">
      <span aria-hidden="true" className="match-pulse pulse size-1.5 shrink-0 rounded-full bg-live" />
      <span data-status-text>{statusText}</span>
    </span>
  );
}
