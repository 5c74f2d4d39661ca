import { boardText } from '#az/text/admin/home-layout.ts';

/** What a board changes, a line for each place. */
export function BoardChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return <p className="text-muted text-sm">{boardText.noChanges}</p>;
  return (
    <ul className="grid gap-1 text-sm">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
