import { formatListTime } from '#az/format/dates.ts';
import { ChangeList } from '#features/audit/admin/change-list.tsx';
import type { DescribedLine } from '#features/audit/admin/describe-audit.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { referenceText } from '../text.ts';

/** Tells the editor whose save was refused who changed what in the meantime. */
export function ReferenceConflict({ changes, now }: { changes: readonly DescribedLine[]; now: number }) {
  return (
    <Notice kind="error">
      <p>{problemSentence('reference.conflict')}</p>
      <ul className="grid gap-3 pt-3 text-ink">
        {changes.map((line) => (
          <li key={line.id}>
            <p className="tabular text-muted text-sm">
              {referenceText.changedBy(line.actor, formatListTime(line.at, now))}
            </p>
            <ChangeList changes={line.changes} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
