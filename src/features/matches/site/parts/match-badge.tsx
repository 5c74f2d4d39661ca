/**
 * The status of a match as text: blue when scheduled, pulsing red when live, green when finished (spec §4). Beside a time that
 * says it in its colour, only screen readers get the words.
 */
export function MatchBadge({ statusText }: { statusText: string }) {
  return (
    <span className="match-badge">
      <span aria-hidden="true" className="match-pulse pulse" />
      <span data-status-text>{statusText}</span>
    </span>
  );
}
