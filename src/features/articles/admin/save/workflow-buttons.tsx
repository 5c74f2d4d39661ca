import { Button } from '#platform/ui/button.tsx';
import { articleEditorText, articleFormText } from '../../text.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import type { Intent } from './read-article-form.ts';

/** The intent of the save button: a draft is saved as a draft (spec §2.5), any other article keeps its status. */
export function saveIntent({ status }: Pick<EditedArticle, 'status'>): Intent {
  return status === 'draft' ? 'draft' : 'save';
}

/** The move of the second button: publish, or submit for review. Null when the account has neither. */
export function mainMove({ moves }: Pick<EditedArticle, 'moves'>): 'publish' | 'submit' | null {
  if (moves.includes('publish')) return 'publish';
  return moves.includes('submit') ? 'submit' : null;
}

/**
 * The save button and the main move. `data-main` marks the one that Ctrl+Enter presses: an article without a main move,
 * such as a published one, is saved. During a save both are disabled, and the pressed one shows its progress (spec §4). */
export function WorkflowButtons({ article, busy }: { article: EditedArticle; busy: Intent | null }) {
  const main = mainMove(article);
  const save = saveIntent(article);
  const isSaving = busy !== null && busy !== 'publish' && busy !== 'submit';
  const saveLabel = save === 'draft' ? articleFormText.saveDraft : articleEditorText.save;
  const publishLabel = article.status === 'archived' ? articleEditorText.republish : articleFormText.publish;
  const [label, busyLabel] =
    main === 'submit'
      ? [articleEditorText.submit, articleEditorText.submitting]
      : [publishLabel, articleFormText.publishing];
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2">
      <Button
        type="submit"
        name="intent"
        value={save}
        data-main={main ? undefined : true}
        look={main ? 'plain' : 'primary'}
        disabled={busy !== null}
        className={main ? 'whitespace-nowrap px-3 text-sm' : 'col-span-full'}
        aria-keyshortcuts={main ? 'Control+S' : 'Control+S Control+Enter'}
      >
        {isSaving ? articleFormText.saving : saveLabel}
      </Button>
      {main && (
        <Button
          type="submit"
          name="intent"
          value={main}
          data-main
          look="primary"
          disabled={busy !== null}
          className="px-3 text-sm"
          aria-keyshortcuts="Control+Enter"
        >
          {busy === main ? busyLabel : label}
        </Button>
      )}
    </div>
  );
}
