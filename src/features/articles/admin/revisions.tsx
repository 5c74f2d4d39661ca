import { Form, Link, useNavigation } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { findEditableArticle } from '../rules/admin-list/find-editable-article.ts';
import { articleFieldNames, isSameValue } from '../rules/article-fields.ts';
import { restoreRevision } from '../rules/revisions/restore-revision.ts';
import {
  findRevision,
  listRevisions,
  type Revision,
  type RevisionSummary,
} from '../rules/revisions/revisions.ts';
import { conflictText, fallbackText, fieldNames, revisionText } from '../text.ts';
import type { Route } from './+types/revisions.ts';
import { statusNames } from './article-status-label.tsx';
import { type BlockLabels, readBlockLabels } from './editor/nodes/read-block-labels.server.ts';
import { showField } from './form/show-field.ts';
import { DiffText } from './revisions/diff-text.tsx';

const versionIn = (search: URLSearchParams | FormData, name: string) => {
  const text = String(search.get(name) ?? '');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db } = servicesOf(context);
  const article = await findEditableArticle(db, { actor, id: params.id });
  if (!article) throw new Response(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const articleId = article.id;
  const revisions = await listRevisions(db, { articleId, before: versionIn(search, 'before') });
  const newest = revisions[0]?.version ?? article.version;
  const newer = versionIn(search, 'newer') ?? newest;
  const older = versionIn(search, 'older') ?? Math.max(1, newer - 1);
  const [before, after] = await Promise.all([
    findRevision(db, { articleId, version: Math.min(older, newer) }),
    findRevision(db, { articleId, version: Math.max(older, newer) }),
  ]);
  const texts = [before, after].map((revision) => revision?.fields.content ?? '');
  const labels = await readBlockLabels(db, texts);
  const { id, version, canEdit, fields } = article;
  return { article: { id, version, canEdit, title: fields.title }, revisions, before, after, labels };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const version = versionIn(form, 'version') ?? 0;
  const baseVersion = versionIn(form, 'baseVersion') ?? 0;
  try {
    await restoreRevision(db, { actor, id: params.id, version, baseVersion, now: now(), newId });
    return redirectWithToast(href('/admin/articles/edit/:id', { id: params.id }), 'article.restored');
  } catch (error) {
    return toActionError(error);
  }
}

/** The revisions of an article: the list, the difference between two of them, and a button that restores one. */
export default function Revisions({ loaderData, actionData }: Route.ComponentProps) {
  const { article, revisions, before, after, labels } = loaderData;
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHead title={revisionText.title} aside={article.title || fallbackText.title}>
        <ButtonLink to={href('/admin/articles/edit/:id', { id: article.id })}>
          {revisionText.backToArticle}
        </ButtonLink>
      </PageHead>
      <ProblemNotice problem={actionData?.problem} />
      {revisions.length === 0 ? (
        <Notice>{revisionText.none}</Notice>
      ) : (
        <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <RevisionList
            articleId={article.id}
            current={article.version}
            revisions={revisions}
            older={before?.version}
            newer={after?.version}
          />
          <section className="grid content-start gap-4" aria-live="polite">
            {before && after && (
              <>
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h2 className="tabular text-2xl">{revisionText.changes(before.version, after.version)}</h2>
                  {article.canEdit && before.version !== article.version && (
                    <Form method="post" className="flex items-center gap-3">
                      <input type="hidden" name="version" value={before.version} />
                      <input type="hidden" name="baseVersion" value={article.version} />
                      <Button type="submit" isBusy={isBusy} title={revisionText.restoreHint}>
                        {revisionText.restore} ({before.version})
                      </Button>
                    </Form>
                  )}
                </div>
                <RevisionDiff before={before} after={after} labels={labels} />
              </>
            )}
          </section>
        </div>
      )}
    </>
  );
}

interface RevisionListProps {
  articleId: string;
  /** The current version. */
  current: number;
  revisions: readonly RevisionSummary[];
  older: number | undefined;
  newer: number | undefined;
}

/** The versions with their authors and times. Two of them can be chosen and compared. */
function RevisionList({ articleId, current, revisions, older, newer }: RevisionListProps) {
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
          <dd className="whitespace-pre-line wrap-anywhere rounded-md border border-line p-3">
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
