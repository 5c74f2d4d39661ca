import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { commentQueueText } from '../text.ts';
import type { QueueAnswer } from './change-comments.server.ts';

/** Shows the result of a change and offers to undo it: in a toast, or without scripts in a notice above the list. */
export function QueueNotice({ answer }: { answer: QueueAnswer | undefined }) {
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
                {problemSentence(code)}
                {by && ` ${commentQueueText.refusedBy(by)}`}
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
