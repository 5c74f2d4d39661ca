import { data, Form, Link, useNavigation } from 'react-router';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { formatPageCursor, momentValue, parsePageCursor } from '#platform/http/page-cursor.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { findDiscussion } from '../rules/find-discussion.ts';
import { countQueue } from '../rules/moderation/count-queue.ts';
import { findArticleTitle } from '../rules/moderation/find-article-title.ts';
import { listQueue } from '../rules/moderation/list-queue.ts';
import { isCommentStatus } from '../rules/moderation/queued-comment.ts';
import { commentQueueText } from '../text.ts';
import type { Route } from './+types/comments.ts';
import { changeComments } from './change-comments.server.ts';
import { CommentTabs, queueAddress } from './comment-tabs.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueNotice } from './queue-notice.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const search = new URL(request.url).searchParams;
  const asked = search.get('status');
  const status = isCommentStatus(asked) ? asked : 'waiting';
  const articleId = search.get('article');
  const after = parsePageCursor(search.get('after'), momentValue);
  const [page, counts, title, discussion] = await Promise.all([
    listQueue(db, { status, articleId: articleId ?? undefined, after }),
    countQueue(db),
    articleId === null ? null : findArticleTitle(db, { id: articleId }),
    articleId === null ? null : findDiscussion(db, { articleId, now: now() }),
  ]);
  if (articleId !== null && title === null) throw new Response(null, { status: 404 });
  return {
    next: page.next && formatPageCursor(page.next),
    ...{ page, counts, status, title, discussion, articleId, isFirst: after === null, now: now() },
    isEditor: hasRole(actorOf(context), 'editor'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await changeComments(await request.formData(), context, actorOf(context));
  return data(answer, { status: answer.problem ? 422 : 200 });
}

/** The queue of the moderators: comments that wait, were reported or are decided. */
export default function CommentsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, next, counts, status, title, discussion, articleId, isFirst, now, isEditor } = loaderData;
  const isBusy = useNavigation().state === 'submitting';
  const { comments } = page;
  return (
    <div className="grid gap-4">
      <PageHead title={commentQueueText.title} />
      <CommentTabs counts={counts} status={status} articleId={articleId} />
      {title !== null && discussion && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-paper p-3">
          <strong>{commentQueueText.ofArticle(title)}</strong>
          <span className="text-muted">{commentQueueText.discussion[discussion]}</span>
          {isEditor && discussion !== 'off' && (
            <Form method="post">
              <input type="hidden" name="article" value={articleId ?? ''} />
              <Button type="submit" name="intent" value={discussion === 'open' ? 'close' : 'open'}>
                {discussion === 'open' ? commentQueueText.close : commentQueueText.open}
              </Button>
            </Form>
          )}
          <Link
            to={queueAddress({ status })}
            className="inline-flex min-h-11 items-center text-accent underline"
          >
            {commentQueueText.allArticles}
          </Link>
        </div>
      )}
      <QueueNotice answer={actionData} />
      {comments.length === 0 ? (
        <p className="rounded-md border border-line p-8 text-center text-muted">
          {commentQueueText.empty[status]}
        </p>
      ) : (
        <Form method="post" preventScrollReset className="grid gap-3">
          <QueueList
            // A new key clears the selection when the page or a version in it changes.
            key={comments.map(({ id, version }) => `${id}${version}`).join()}
            {...{ comments, status, now, isBusy }}
          />
        </Form>
      )}
      <p className="flex justify-between gap-2">
        {isFirst ? (
          <span />
        ) : (
          <ButtonLink to={queueAddress({ status, articleId })}>{commentQueueText.firstPage}</ButtonLink>
        )}
        {next && (
          <ButtonLink to={queueAddress({ status, articleId, after: next })}>
            {commentQueueText.next}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
