import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/toast.tsx';
import { deskText } from '#az/text/desk.ts';
import { type ProblemCode, problemText } from '#az/text/problems.ts';
import { useAwake } from './use-awake.ts';

export type BulkKind = 'publish' | 'archive' | 'move' | 'delete';

/** What a change of many articles came to. */
export interface BulkAnswer {
  done: { kind: BulkKind; count: number; skipped: number; undoId: string | null } | null;
  undone: { skipped: number } | null;
  problem: ProblemCode | null;
}

/** Says what was done and offers the way back: a toast, or without scripts a sentence above the list. */
export function BulkOutcome({ outcome }: { outcome: BulkAnswer | undefined }) {
  const isAwake = useAwake();
  const showToast = useToast();
  const submit = useSubmit();
  const told = useRef<BulkAnswer>(undefined);

  useEffect(() => {
    if (!outcome || told.current === outcome) return;
    told.current = outcome;
    const undoId = outcome.done?.undoId;
    showToast({
      kind: outcome.problem ? 'error' : undoId ? 'default' : 'success',
      text: sentenceOf(outcome),
      action: undoId
        ? {
            label: deskText.undo,
            run: () => void submit({ intent: 'undo', undoId }, { method: 'post', preventScrollReset: true }),
          }
        : undefined,
    });
  }, [outcome, showToast, submit]);

  if (isAwake || !outcome) return null;
  return (
    <div className="mb-4">
      <Notice kind={outcome.problem ? 'wrong' : 'good'}>
        {sentenceOf(outcome)}
        {outcome.done?.undoId && (
          <Form method="post" className="mt-2">
            <input type="hidden" name="undoId" value={outcome.done.undoId} />
            <Button type="submit" name="intent" value="undo">
              {deskText.undo}
            </Button>
          </Form>
        )}
      </Notice>
    </div>
  );
}

function sentenceOf({ done, undone, problem }: BulkAnswer): string {
  if (problem) return problemText[problem];
  if (undone) return undone.skipped > 0 ? deskText.undoPartly(undone.skipped) : deskText.undone;
  if (!done) return '';
  const { kind, count, skipped } = done;
  const said = deskText.done[kind](count);
  return skipped > 0 ? `${said}. ${deskText.skipped(skipped)}` : said;
}
