import { auditText } from '../text.ts';
import type { FieldChange } from './list-changes.ts';

/** Changed fields with the value before and the value after. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="grid gap-1.5">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="text-muted">{field}</dt>
          <dd className="wrap-anywhere">
            {before !== auditText.nothing && (
              <del className="text-live decoration-1" title={auditText.before}>
                {before}
              </del>
            )}
            {before !== auditText.nothing && <span aria-hidden="true"> → </span>}
            <ins className="text-accent no-underline" title={auditText.after}>
              {after}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
