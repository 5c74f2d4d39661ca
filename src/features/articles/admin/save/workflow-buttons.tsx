import { Form } from 'react-router';
import { href } from '#platform/http/href.ts';
import { ActionMenu } from '#platform/ui/action-menu.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import type { ArticleMove } from '../../rules/article-workflow.ts';
import { articleEditorText, articleFormText } from '../../text.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import type { Intent } from './read-article-form.ts';
import type { FieldErrors } from './save-problems.ts';

/** The intent of the save button: a draft is saved as a draft (spec §2.5), any other article keeps its status. */
export function saveIntent({ status }: Pick<EditedArticle, 'status'>): Intent {
  return status === 'draft' ? 'draft' : 'save';
}

/** The move of the second button: publish, or submit for review. Null when the account has neither. */
function mainMove({ moves }: Pick<EditedArticle, 'moves'>): 'publish' | 'submit' | null {
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

const steps: readonly { move: ArticleMove; label: string; hint?: string }[] = [
  { move: 'submit', label: articleEditorText.submit },
  { move: 'unschedule', label: articleEditorText.unschedule },
  { move: 'archive', label: articleEditorText.archive, hint: articleEditorText.archiveHint },
];

interface WorkflowMenuProps {
  article: EditedArticle;
  errors: FieldErrors;
  busy: Intent | null;
  /** The typed reason, when the form was sent without scripts and is shown again. */
  reason?: string;
}

/** Beside the main button: every other status change that the account may make now, and the deletion. */
export function WorkflowMenu({ article, errors, busy, reason }: WorkflowMenuProps) {
  if (article.version === null) return null;
  const { id, status, moves } = article;
  const isBusy = busy !== null;
  const isPublic = status === 'published' || status === 'archived';
  return (
    <ActionMenu label={articleEditorText.moreSteps} showsLabel side="above" opens={Boolean(errors.reason)}>
      {moves.includes('return') && (
        <div className="grid gap-2">
          <TextField
            label={articleEditorText.reason}
            name="reason"
            error={errors.reason}
            defaultValue={reason}
          />
          <Button type="submit" name="intent" value="return" disabled={isBusy}>
            {articleEditorText.return}
          </Button>
        </div>
      )}
      {steps
        .filter(({ move }) => moves.includes(move) && move !== mainMove(article))
        .map(({ move, label, hint }) => (
          <div key={move} className="grid gap-1">
            <Button type="submit" name="intent" value={move} disabled={isBusy}>
              {label}
            </Button>
            {hint && <p className="text-muted text-sm">{hint}</p>}
          </div>
        ))}
      <div className="grid gap-1">
        <Button
          type="submit"
          form={DELETE_FORM}
          name="row"
          value={`delete:${id}`}
          look="danger"
          disabled={isBusy}
        >
          {isPublic ? articleEditorText.takeOff : articleEditorText.delete}
        </Button>
        <p className="text-muted text-sm">{articleEditorText.takeOffHint(isPublic)}</p>
      </div>
    </ActionMenu>
  );
}

const DELETE_FORM = 'delete-article';

/** Deletes as the row of the list does, so that the list offers to undo it. Beside the form of the article, not in it. */
export function DeleteArticleForm() {
  return <Form id={DELETE_FORM} method="post" action={href('/admin/articles')} />;
}
