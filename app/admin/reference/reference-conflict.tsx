import { Notice } from '#app/ui/notice.tsx';
import { formatListTime } from '#az/format/dates.ts';
import { referenceText } from '#az/text/admin/reference.ts';
import { problemText } from '#az/text/problems.ts';
import type { AuditLine } from '#domain/accounts/audit/name-audit-lines.ts';
import { ChangeList } from '../audit/change-list.tsx';
import { describeActor } from '../audit/describe-audit.ts';
import { listChanges } from '../audit/list-changes.ts';

/** Tells the editor whose save was refused who changed what in the meantime. */
export function ReferenceConflict({ changes, now }: { changes: readonly AuditLine[]; now: number }) {
  return (
    <Notice kind="error">
      <p>{problemText['reference.conflict']}</p>
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
