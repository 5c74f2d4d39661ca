import { Form, Link } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import type { RevisionSummary } from '../../rules/revisions/list-revisions.ts';
import { revisionText } from '../../text.ts';

interface RevisionListProps {
  articleId: string;
  /** The current version. */
  current: number;
  revisions: readonly RevisionSummary[];
  older: number | undefined;
  newer: number | undefined;
}

/** The versions with their authors and times. Two of them can be chosen and compared. */
export function RevisionList({ articleId, current, revisions, older, newer }: RevisionListProps) {
  const address = href('/admin/articles/revisions/:id', { id: articleId });
  const last = revisions.at(-1)?.version ?? 1;
  return (
    <Form
      key={`${older}-${newer}`}
      method="get"
      action={address}
      aria-label={revisionText.compare}
      className="grid content-start gap-3"
    >
      <div className="max-h-[70dvh] overflow-y-auto rounded-md border border-line">
        <div className="sticky top-0 flex gap-2 border-line border-b bg-surface px-3 py-2 text-muted text-xs">
          <span>{revisionText.older}</span>
          <span>{revisionText.newer}</span>
        </div>
        <ol>
          {revisions.map(({ version, kind, staffName, at }) => (
            <li
              key={version}
              className="flex items-center gap-1 border-line border-b px-2 py-1 last:border-b-0"
            >
              <Pick name="older" version={version} chosen={older} label={revisionText.older} />
              <Pick name="newer" version={version} chosen={newer} label={revisionText.newer} />
              <Link
                to={`${address}?older=${Math.max(1, version - 1)}&newer=${version}`}
                className="grid min-w-0 grow py-1 hover:text-accent"
              >
                <span className="tabular font-medium text-sm">
                  {version}. {revisionText.kinds[kind]}
                  {version === current && <span className="ms-2 text-accent">({revisionText.current})</span>}
                </span>
                <span className="tabular break-words text-muted text-sm">
                  {staffName ?? revisionText.program} · {formatDateTime(at)}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{revisionText.compare}</Button>
        {last > 1 && (
          <Link to={`${address}?before=${last}`} className="inline-flex min-h-11 items-center underline">
            {revisionText.more}
          </Link>
        )}
      </div>
    </Form>
  );
}

function Pick(props: { name: string; version: number; chosen: number | undefined; label: string }) {
  const { name, version, chosen, label } = props;
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <span className="sr-only">{`${label}: ${revisionText.version(version)}`}</span>
      <input
        type="radio"
        name={name}
        value={version}
        defaultChecked={version === chosen}
        className="size-5 accent-accent"
      />
    </label>
  );
}
