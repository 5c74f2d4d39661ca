import { formatListTime } from '#az/format/dates.ts';
import { ChangeList } from '#features/audit/admin/change-list.tsx';
import { describeActor } from '#features/audit/admin/describe-audit.ts';
import { listChanges } from '#features/audit/admin/list-changes.ts';
import type { AuditLine } from '#features/audit/rules/name-audit-lines.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { referenceText } from '../text.ts';

/** Tells the editor whose save was refused who changed what in the meantime. */
export function ReferenceConflict({ changes, now }: { changes: readonly AuditLine[]; now: number }) {
  return (
    <Notice kind="error">
      <p>{problemSentence('reference.conflict')}</p>
      <ul className="grid gap-3 pt-3 text-ink">
        {changes.map((line) => (
          <li key={line.id}>
            <p className="tabular text-muted text-sm">
              {referenceText.changedBy(describeActor(line), formatListTime(line.at, now))}
            </p>
            <ChangeList changes={listChanges(withoutVersion(line.before), withoutVersion(line.after))} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function withoutVersion(value: unknown): unknown {
  const { version: _, ...fields } = (value ?? {}) as Record<string, unknown>;
  return fields;
}
