import { Form, useNavigation } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { findEditableArticle } from '../rules/admin-list/find-editable-article.ts';
import { findRevision } from '../rules/revisions/find-revision.ts';
import { listRevisions } from '../rules/revisions/list-revisions.ts';
import { restoreRevision } from '../rules/revisions/restore-revision.ts';
import { fallbackText, revisionText } from '../text.ts';
import type { Route } from './+types/revisions.ts';
import { readBlockLabels } from './editor/nodes/read-block-labels.server.ts';
import { RevisionDiff } from './revisions/revision-diff.tsx';
import { RevisionList } from './revisions/revision-list.tsx';

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
