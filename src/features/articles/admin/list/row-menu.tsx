import type { KeyboardEvent } from 'react';
import type { Actor } from '#platform/sessions/actor.ts';
import { ActionMenu } from '#platform/ui/action-menu.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import type { AdminArticleRow } from '../../rules/admin-list/list-admin-articles.ts';
import { canDelete, listMoves } from '../../rules/article-workflow.ts';
import { articleEditorText, articleListText, fallbackText } from '../../text.ts';

/** What the row offers, in this order: the changes that take an article back or off the site. */
const offered = [
  { move: 'unschedule', label: articleEditorText.unschedule },
  { move: 'archive', label: articleEditorText.archive },
] as const;

interface RowMenuProps {
  article: AdminArticleRow;
  actor: Pick<Actor, 'id' | 'role'>;
}

/** The changes of one article in the list. The buttons belong to the form of the list; `changeInBulk` reads them. */
export function RowMenu({ article, actor }: RowMenuProps) {
  const { id, status } = article;
  if (!canDelete(actor, article)) return null;
  const moves = listMoves(actor, article);
  const isPublic = status === 'published' || status === 'archived';
  return (
    <ActionMenu label={articleListText.more(article.title || fallbackText.title)} side="below">
      {moves.includes('return') && (
        <div className="grid gap-2">
          <TextField
            label={articleEditorText.reason}
            name={`reason.${id}`}
            autoComplete="off"
            onKeyDown={pressReturn}
          />
          <Button type="submit" name="row" value={`return:${id}`}>
            {articleEditorText.return}
          </Button>
        </div>
      )}
      {offered
        .filter(({ move }) => moves.includes(move))
        .map(({ move, label }) => (
          <Button key={move} type="submit" name="row" value={`${move}:${id}`}>
            {label}
          </Button>
        ))}
      <Button type="submit" name="row" value={`delete:${id}`} look="danger">
        {isPublic ? articleEditorText.takeOff : articleEditorText.delete}
      </Button>
    </ActionMenu>
  );
}

/** Enter in the reason presses the button under it. The form has none that Enter may press. */
function pressReturn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('div:has(> button)')?.querySelector('button')?.click();
}
