import { formatDateTime } from '#az/format/dates.ts';
import { articleFieldNames, isSameValue } from '../../rules/article-fields.ts';
import type { Revision } from '../../rules/revisions/find-revision.ts';
import { conflictText, fieldNames, revisionText } from '../../text.ts';
import { statusNames } from '../article-status-label.tsx';
import type { BlockLabels } from '../editor/nodes/read-block-labels.server.ts';
import { showField } from '../form/show-field.ts';
import { DiffText } from './diff-text.tsx';

interface ChangedField {
  name: string;
  before: string;
  after: string;
}

interface RevisionDiffProps {
  before: Revision;
  after: Revision;
  /** The labels of the match cards in both. */
  labels: BlockLabels;
}

/** The changed fields between two revisions, word by word. */
export function RevisionDiff({ before, after, labels }: RevisionDiffProps) {
  const changed = listChanges(before, after, labels);
  if (changed.length === 0) return <p>{revisionText.same}</p>;
  const lengthOf = (field: ChangedField) => field.before.length + field.after.length;
  const total = changed.reduce((sum, field) => sum + lengthOf(field), 0);
  return (
    <dl className="grid gap-4">
      {changed.map((field) => (
        <div key={field.name} className="grid gap-1.5">
          <dt className="font-semibold text-sm">{field.name}</dt>
          <dd className="whitespace-pre-line break-words rounded-md border border-line p-3">
            <DiffText before={field.before} after={field.after} share={lengthOf(field) / total} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function listChanges(before: Revision, after: Revision, labels: BlockLabels): ChangedField[] {
  const changes: ChangedField[] = articleFieldNames
    .filter((name) => !isSameValue(before.fields[name], after.fields[name]))
    .map((name) => {
      const [old, next] = [before.fields[name], after.fields[name]];
      // When only the markup differs (a bold word, another link), the HTML is shown.
      const show = (value: unknown) => showField(value, name, labels);
      const isSame = show(old) === show(next);
      return {
        name: fieldNames[name],
        before: isSame ? String(old) : show(old),
        after: isSame ? String(next) : show(next),
      };
    });
  if (before.status !== after.status)
    changes.unshift({
      name: fieldNames.status,
      before: statusNames[before.status],
      after: statusNames[after.status],
    });
  if (before.scheduledAt !== after.scheduledAt)
    changes.push({
      name: fieldNames.scheduledAt,
      before: momentOf(before.scheduledAt),
      after: momentOf(after.scheduledAt),
    });
  return changes;
}

const momentOf = (moment: number | null) => (moment === null ? conflictText.empty : formatDateTime(moment));
