import { homeLayoutText } from '../text.ts';

/** The changes of a layout, one line for each slot. */
export function LayoutChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return <p className="text-muted text-sm">{homeLayoutText.noChanges}</p>;
  return (
    <ul className="grid gap-1 text-sm">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
