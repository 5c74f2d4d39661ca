import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { UnsavedDraft } from '../rules/drafts/list-unsaved-drafts.ts';
import { fallbackText, unsavedDraftsText } from '../text.ts';
import { removeLocalCopy } from './drafts/local-copy.ts';
import { sendDraft } from './drafts/send-draft.ts';

interface UnsavedDraftsProps {
  drafts: readonly UnsavedDraft[];
  /** The id of the account that typed them. */
  writer: string;
  /** Epoch milliseconds. */
  now: number;
}

/** New articles that were typed and never saved. Each account sees only its own. */
export function UnsavedDrafts({ drafts, writer, now }: UnsavedDraftsProps) {
  const [removing, setRemoving] = useState<string | null>(null);
  const revalidator = useRevalidator();
  const showToast = useToast();
  if (drafts.length === 0) return null;

  async function remove(draft: UnsavedDraft) {
    const { articleId, tabKey } = draft;
    setRemoving(articleId);
    try {
      await sendDraft({ kind: 'discard', articleId, tabKey, writer });
      await removeLocalCopy(writer, draft);
      showToast({ kind: 'success', text: unsavedDraftsText.removed });
      await revalidator.revalidate();
    } catch {
      showToast({ kind: 'error', text: unsavedDraftsText.notRemoved });
    } finally {
      setRemoving(null);
    }
  }

  return (
    <section
      aria-labelledby="unsaved-drafts"
      className="my-4 grid gap-1 rounded-md border border-line border-s-4 border-s-warning p-4"
    >
      <h2 id="unsaved-drafts" className="text-xl">
        {unsavedDraftsText.title}
      </h2>
      <p className="text-muted text-sm">{unsavedDraftsText.hint}</p>
      <ul>
        {drafts.map((draft) => {
          const title = draft.title || fallbackText.title;
          return (
            <li
              key={draft.articleId}
              className="flex flex-wrap items-center gap-x-4 border-line border-t first:border-t-0"
            >
              <Link
                to={`${href('/admin/articles/create')}?draft=${draft.articleId}`}
                className="inline-flex min-h-11 min-w-0 grow items-center break-words font-semibold hover:text-accent"
              >
                {title}
              </Link>
              <span className="tabular text-muted text-sm">{formatListTime(draft.savedAt, now)}</span>
              <Button
                look="quiet"
                className="px-3 text-sm"
                aria-label={unsavedDraftsText.removeOf(title)}
                isBusy={removing === draft.articleId}
                onClick={() => void remove(draft)}
              >
                {unsavedDraftsText.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
