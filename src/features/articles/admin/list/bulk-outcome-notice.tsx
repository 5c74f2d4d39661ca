import { useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { href } from '#platform/http/href.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { BulkAction, BulkRefusal } from '../../rules/bulk/bulk-change-articles.ts';
import { articleListText } from '../../text.ts';

/** The result of a bulk change. */
export interface BulkAnswer {
  done: { kind: BulkAction; count: number; refused: BulkRefusal[]; undoId: string | null } | null;
  undone: { skipped: number } | null;
  problem: ProblemCode | null;
}

/** Shows the result of a bulk change and offers to undo it: in a toast, or without scripts in a notice above the list. */
export function BulkOutcomeNotice({ outcome }: { outcome: BulkAnswer | undefined }) {
  const isHydrated = useHydrated();
  const showToast = useToast();
  const submit = useSubmit();
  const shown = useRef<BulkAnswer>(undefined);

  useEffect(() => {
    if (!outcome || shown.current === outcome) return;
    shown.current = outcome;
    const undoId = outcome.done?.undoId;
    showToast({
      kind: outcome.problem ? 'error' : undoId ? 'default' : 'success',
      text: sentenceOf(outcome),
      action: undoId
        ? {
            label: articleListText.undo,
            run: () => void submit({ intent: 'undo', undoId }, { method: 'post', preventScrollReset: true }),
          }
        : undefined,
    });
  }, [outcome, showToast, submit]);

  const refused = outcome?.done?.refused ?? [];
  if (!outcome || (isHydrated && refused.length === 0)) return null;
  return (
    <div className="mb-4 grid gap-2">
      {refused.length > 0 && (
        <Notice>
          <p className="font-medium">{articleListText.skipped(refused.length)}</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {refused.map(({ id, title, code }) => (
              <li key={id}>
                {title && (
                  <Link to={href('/admin/articles/edit/:id', { id })} className="underline">
                    {title}
                  </Link>
                )}
                {title && ': '}
                {problemSentence(code)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isHydrated ? null : <OutcomeSentence outcome={outcome} />}
    </div>
  );
}

function OutcomeSentence({ outcome }: { outcome: BulkAnswer }) {
  return (
    <Notice kind={outcome.problem ? 'error' : 'success'}>
      {sentenceOf(outcome)}
      {outcome.done?.undoId && (
        <Form method="post" className="mt-2">
          <input type="hidden" name="undoId" value={outcome.done.undoId} />
          <Button type="submit" name="intent" value="undo">
            {articleListText.undo}
          </Button>
        </Form>
      )}
    </Notice>
  );
}

function sentenceOf({ done, undone, problem }: BulkAnswer): string {
  if (problem) return problemSentence(problem);
  if (undone) return undone.skipped > 0 ? articleListText.undoPartly(undone.skipped) : articleListText.undone;
  if (!done) return '';
  const { kind, count, refused } = done;
  const said = articleListText.done[kind](count);
  return refused.length > 0 ? `${said}. ${articleListText.skipped(refused.length)}` : said;
}
