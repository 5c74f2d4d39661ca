import { X } from 'lucide-react';
import { Form } from 'react-router';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { findFieldError, TextAreaField } from '#platform/ui/field.tsx';
import { addBannedWords, listBannedWords, removeBannedWord } from '../rules/banned-words.ts';
import { countQueue } from '../rules/moderation/read-queue.ts';
import { commentQueueText } from '../text.ts';
import type { Route } from './+types/words.ts';
import { CommentTabs } from './comment-tabs.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const [words, counts] = await Promise.all([listBannedWords(db), countQueue(db)]);
  return { words, counts };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const by = { actor: actorOf(context), now: now(), newId };
  const text = String(form.get('words') ?? '');
  try {
    if (form.has('remove')) await removeBannedWord(db, { ...by, word: String(form.get('remove')) });
    else await addBannedWords(db, { ...by, text });
    return redirectWithToast(href('/admin/comments/words'), 'comment.wordsSaved');
  } catch (error) {
    return toActionError(error, { text });
  }
}

/** The words that are marked in comments. */
export default function WordsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { words, counts } = loaderData;
  return (
    <div className="grid gap-4">
      <PageHead title={commentQueueText.title} />
      <CommentTabs counts={counts} />
      <p className="max-w-3xl text-muted">{commentQueueText.wordsIntro}</p>
      <Form
        method="post"
        noValidate
        className="grid max-w-3xl gap-3 rounded-md border border-line bg-paper p-4"
      >
        <TextAreaField
          key={words.length}
          label={commentQueueText.wordsAdd}
          hint={commentQueueText.wordsAddHint}
          name="words"
          rows={2}
          defaultValue={actionData?.text ?? ''}
          error={findFieldError(actionData?.problems, 'words')}
        />
        <Button type="submit" look="primary" className="justify-self-start">
          {commentQueueText.wordsSubmit}
        </Button>
      </Form>
      <Form method="post" preventScrollReset>
        <ul className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word}>
              <button
                type="submit"
                name="remove"
                value={word}
                aria-label={commentQueueText.wordRemove(word)}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-paper px-4 hover:bg-surface"
              >
                {word}
                <X aria-hidden="true" className="size-4 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </div>
  );
}
