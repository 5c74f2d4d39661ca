import { Eye, History, Pencil, Siren, Star } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { breakingText } from '#features/breaking-news/text.ts';
import { Thumbnail } from '#features/media/admin/picture-tile.tsx';
import { CompactCount } from '#platform/admin/compact-count.tsx';
import { href } from '#platform/http/href.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import { ActionMenu } from '#platform/ui/action-menu.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import type { AdminArticleRow } from '../../rules/admin-list/list-admin-articles.ts';
import { canDelete, listMoves } from '../../rules/article-workflow.ts';
import { articleEditorText, articleListText, fallbackText } from '../../text.ts';
import { ArticleStatusLabel } from '../article-status-label.tsx';

const iconLink = 'grid size-11 place-items-center rounded-md text-muted hover:bg-surface hover:text-ink';

interface AdminListRowProps {
  article: AdminArticleRow;
  now: number;
  /** The signed-in account. */
  actor: Pick<Actor, 'id' | 'role' | 'categories'>;
}

/**
 * An article in the admin list: a row on wide screens, a card on a phone. Its links do not discover routes ahead of time,
 * because the address of that request would be too long for a page of links.
 */
export function AdminListRow({ article, now, actor }: AdminListRowProps) {
  const isEditor = hasRole(actor, 'editor');
  const isOwn = article.createdBy === actor.id;
  const title = article.title || fallbackText.title;
  const edit = href('/admin/articles/edit/:id', { id: article.id });
  const isPublic = article.status === 'published' || article.status === 'archived';
  return (
    <li
      data-row
      className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start border-line border-b py-2 last:border-b-0 has-checked:bg-surface md:grid-cols-[2.75rem_5rem_minmax(0,1fr)_9.5rem_auto] md:items-center md:gap-x-3 md:py-1"
    >
      <label className="grid size-11 cursor-pointer place-items-center">
        <span className="sr-only">{articleListText.select(title)}</span>
        <input type="checkbox" name="id" value={article.id} className="size-5 accent-accent" />
      </label>
      <span className="hidden w-20 md:block">
        <Thumbnail image={article.image} className="w-20" />
      </span>
      <div className="min-w-0">
        <Link to={edit} className="block py-1 font-semibold leading-snug hover:text-accent md:py-0.5">
          {article.featured && (
            <>
              <Star aria-hidden="true" className="me-1 mb-0.5 inline size-4 fill-current text-warning" />
              <span className="sr-only">{articleListText.starred}: </span>
            </>
          )}
          {title}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere text-muted text-sm">
          <span
            className="category-label"
            style={{ '--category': article.category?.color } as React.CSSProperties}
          >
            {article.category?.name ?? fallbackText.category}
          </span>
          <span>{article.author}</span>
          {isPublic && (
            <span className="tabular">
              <CompactCount value={article.views} text={articleListText.views} />
            </span>
          )}
        </p>
        {article.returnedReason && (
          <p className="text-sm text-warning">{articleEditorText.returned(article.returnedReason)}</p>
        )}
      </div>
      <p className="tabular col-start-2 flex gap-x-3 text-sm md:col-start-auto md:block">
        <ArticleStatusLabel status={article.status} />{' '}
        <span className="block text-muted">{momentOf(article, now)}</span>
      </p>
      {/* Has the width of all links even with fewer, so that the columns of all rows are aligned. */}
      <div
        className={`relative col-start-2 -ms-3 flex md:col-start-auto md:ms-0 ${isEditor ? 'md:w-55' : 'md:w-44'}`}
      >
        <Link
          to={edit}
          aria-label={articleListText.open(title)}
          title={articleListText.edit}
          className={iconLink}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
        <Link
          to={href('/admin/articles/revisions/:id', { id: article.id })}
          aria-label={`${articleListText.history}: ${title}`}
          title={articleListText.history}
          className={iconLink}
        >
          <History aria-hidden="true" className="size-4" />
        </Link>
        {(isPublic || isEditor || isOwn) && (
          <a
            href={
              isPublic
                ? href('/article/:slug', { slug: article.slug })
                : href('/admin/articles/preview/:id', { id: article.id })
            }
            aria-label={`${isPublic ? articleListText.view : articleEditorText.preview}: ${title}`}
            title={isPublic ? articleListText.view : articleEditorText.preview}
            className={iconLink}
          >
            <Eye aria-hidden="true" className="size-4" />
          </a>
        )}
        {isEditor && article.status === 'published' && (
          <Link
            to={`${href('/admin/breaking')}?article=${article.id}`}
            aria-label={breakingText.fromArticleTitle(title)}
            title={breakingText.fromArticle}
            className={iconLink}
          >
            <Siren aria-hidden="true" className="size-4" />
          </Link>
        )}
        <span className="contents *:md:ms-auto">
          <RowMenu article={article} actor={actor} />
        </span>
      </div>
    </li>
  );
}

function momentOf({ status, publishedAt, scheduledAt, updatedAt }: AdminArticleRow, now: number): string {
  if (status === 'scheduled' && scheduledAt) return formatListTime(scheduledAt, now);
  return formatListTime(status === 'published' && publishedAt ? publishedAt : updatedAt, now);
}

/** What the row offers, in this order: the changes that take an article back or off the site. */
const offered = [
  { move: 'unschedule', label: articleEditorText.unschedule },
  { move: 'archive', label: articleEditorText.archive },
] as const;

interface RowMenuProps {
  article: AdminArticleRow;
  actor: Pick<Actor, 'id' | 'role' | 'categories'>;
}

/** The changes of one article in the list. The buttons belong to the form of the list; `changeInBulk` reads them. */
function RowMenu({ article, actor }: RowMenuProps) {
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
