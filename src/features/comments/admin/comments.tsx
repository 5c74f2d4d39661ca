import { useEffect, useRef } from 'react';
import { data, Form, useNavigation, useSubmit } from 'react-router';
import { PageHead } from '#platform/admin/page-head.tsx';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { useListPlace } from '#platform/admin/use-list-place.ts';
import { InvalidInput } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { formatPageCursor, momentValue, parsePageCursor } from '#platform/http/page-cursor.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, ButtonLink, TextLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { canCloseDiscussion, closeDiscussion, findDiscussion } from '../rules/discussion.ts';
import {
  type Decision,
  type DecisionRefusal,
  decideComments,
  type SeenComment,
  undoDecisions,
} from '../rules/moderation/decide-comments.ts';
import { isCommentStatus } from '../rules/moderation/queued-comment.ts';
import { countQueue, findArticleTitle, listQueue } from '../rules/moderation/read-queue.ts';
import { commentQueueText } from '../text.ts';
import type { Route } from './+types/comments.ts';
import { CommentTabs, queueAddress } from './comment-tabs.tsx';
import { QueueList } from './queue-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const search = new URL(request.url).searchParams;
  const asked = search.get('status');
  const status = isCommentStatus(asked) ? asked : 'waiting';
  const articleId = search.get('article');
  const after = parsePageCursor(search.get('after'), momentValue);
  const [page, counts, title, discussion, canClose] = await Promise.all([
    listQueue(db, { status, articleId: articleId ?? undefined, after }),
    countQueue(db),
    articleId === null ? null : findArticleTitle(db, { id: articleId }),
    articleId === null ? null : findDiscussion(db, { articleId, now: now() }),
    articleId !== null && canCloseDiscussion(db, { actor: actorOf(context), articleId }),
  ]);
  if (articleId !== null && title === null) throw new Response(null, { status: 404 });
  return {
    next: page.next && formatPageCursor(page.next),
    page,
    counts,
    status,
    title,
    discussion,
    articleId,
    isFirst: after === null,
    now: now(),
    canClose,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await changeComments(await request.formData(), context, actorOf(context));
  return data(answer, { status: answer.problem ? 422 : 200 });
}

/** The queue of the moderators: comments that wait, were reported or are decided. */
export default function CommentsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, next, counts, status, title, discussion, articleId, isFirst, now, canClose } = loaderData;
  const isBusy = useNavigation().state === 'submitting';
  const { comments } = page;
  const place = useListPlace(comments, actionData);
  return (
    <div className="grid gap-4">
      <PageHead title={commentQueueText.title} />
      <CommentTabs counts={counts} status={status} articleId={articleId} />
      {title !== null && discussion && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-paper p-3">
          <strong>{commentQueueText.ofArticle(title)}</strong>
          <span className="text-muted">{commentQueueText.discussion[discussion]}</span>
          {canClose && discussion !== 'off' && (
            <Form method="post">
              <input type="hidden" name="article" value={articleId ?? ''} />
              <Button type="submit" name="intent" value={discussion === 'open' ? 'close' : 'open'}>
                {discussion === 'open' ? commentQueueText.close : commentQueueText.open}
              </Button>
            </Form>
          )}
          <TextLink to={queueAddress({ status })}>{commentQueueText.allArticles}</TextLink>
        </div>
      )}
      <QueueNotice answer={actionData} />
      {comments.length === 0 ? (
        <p className="rounded-md border border-line p-8 text-center text-muted">
          {commentQueueText.empty[status]}
        </p>
      ) : (
        <Form
          ref={place.form}
          method="post"
          preventScrollReset
          onFocus={place.remember}
          className="grid gap-3"
        >
          <QueueList
            // A new key clears the selection when the page or a version in it changes.
            key={comments.map(({ id, version }) => `${id}${version}`).join()}
            comments={comments}
            status={status}
            now={now}
            isBusy={isBusy}
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

/** The result of a change in the queue. `undo` is the value of the undo form. */
interface QueueAnswer {
  done: { decision: Decision; count: number; undo: string } | null;
  refused: readonly DecisionRefusal[];
  undone: number | null;
  problem: ProblemCode | null;
}

const nothing: QueueAnswer = { done: null, refused: [], undone: null, problem: null };
const decisions: Readonly<Record<string, Decision>> = { approve: 'approved', reject: 'rejected' };

/** Runs the action of a form of the queue: a decision about one or many comments, undo, or closing an article's comments. */
async function changeComments(form: FormData, context: RouteContext, actor: Actor): Promise<QueueAnswer> {
  const { db, now, newId } = servicesOf(context);
  const by = { actor, now: now(), newId };
  const { text, texts, has } = readForm(form);
  const intent = text('intent');
  if (intent === 'undo') {
    const { undone } = await undoDecisions(db, { ...by, comments: parseSeen(text('undo').split(',')) });
    return { ...nothing, undone };
  }
  if (intent === 'close' || intent === 'open') {
    await closeDiscussion(db, { ...by, articleId: text('article'), isClosed: intent === 'close' });
    return nothing;
  }
  // The button of one comment has its value in its own name; the buttons of the bar decide about the selected ones.
  const single = Object.keys(decisions).find(has);
  const decision = decisions[single ?? intent];
  if (!decision) return { ...nothing, problem: 'form.invalid' };
  const chosen = single ? [text(single)] : texts('comment');
  try {
    const { done, refused } = await decideComments(db, { ...by, comments: parseSeen(chosen), decision });
    const undo = done.map(({ id, version }) => `${id}.${version}`).join(',');
    return { ...nothing, done: { decision, count: done.length, undo }, refused };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { ...nothing, problem: error.problems[0]?.code ?? 'form.invalid' };
  }
}

/** Parses `id.version`. Leaves out what has another form. */
function parseSeen(values: readonly string[]): SeenComment[] {
  return values.flatMap((value) => {
    const [, id, version] = /^([\w-]{1,64})\.(\d{1,9})$/.exec(value) ?? [];
    return id && version ? [{ id, version: Number(version) }] : [];
  });
}

/** Shows the result of a change and offers to undo it: in a toast, or without scripts in a notice above the list. */
function QueueNotice({ answer }: { answer: QueueAnswer | undefined }) {
  const isHydrated = useHydrated();
  const showToast = useToast();
  const submit = useSubmit();
  const shown = useRef<QueueAnswer>(undefined);
  const sentence = answer && sentenceOf(answer);
  useEffect(() => {
    if (!answer || !sentence || shown.current === answer) return;
    shown.current = answer;
    const undo = answer.done?.undo;
    showToast({
      kind: answer.problem ? 'error' : undo ? 'default' : 'success',
      text: sentence,
      action: undo
        ? {
            label: commentQueueText.undo,
            run: () => void submit({ intent: 'undo', undo }, { method: 'post', preventScrollReset: true }),
          }
        : undefined,
    });
  }, [answer, sentence, showToast, submit]);
  if (!answer) return null;
  const { refused, problem, done } = answer;
  return (
    <>
      {refused.length > 0 && (
        <Notice kind="error">
          <p className="font-medium">{commentQueueText.refused(refused.length)}</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {refused.map(({ name, code, by }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: refused comments have no other name, and two may be equal
              <li key={index}>
                {name && <strong>{name}: </strong>}
                {problemSentence(code, by ?? '')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!isHydrated && sentence && (
        <Notice kind={problem ? 'error' : 'success'}>
          {sentence}
          {done?.undo && (
            <Form method="post" className="mt-2">
              <input type="hidden" name="undo" value={done.undo} />
              <Button type="submit" name="intent" value="undo">
                {commentQueueText.undo}
              </Button>
            </Form>
          )}
        </Notice>
      )}
    </>
  );
}

function sentenceOf({ done, undone, problem }: QueueAnswer): string | null {
  if (problem) return problemSentence(problem);
  if (undone !== null) return commentQueueText.undone(undone);
  return done && done.count > 0 ? commentQueueText.done[done.decision](done.count) : null;
}
