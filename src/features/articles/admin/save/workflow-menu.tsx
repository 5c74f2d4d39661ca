import { Form } from 'react-router';
import { href } from '#platform/http/href.ts';
import { ActionMenu } from '#platform/ui/action-menu.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import type { ArticleMove } from '../../rules/article-workflow.ts';
import { articleEditorText } from '../../text.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import type { FieldErrors } from './field-errors.ts';
import type { Intent } from './read-article-form.ts';
import { mainMove } from './workflow-buttons.tsx';

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
