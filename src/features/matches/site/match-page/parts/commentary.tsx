import { Link2, Pin } from 'lucide-react';
import { formatTime, isoBaku } from '#az/format/dates.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import type { CommentaryPage, CommentaryPost } from '../../../rules/coverage/list-commentary.ts';
import { formatMinute } from '../../../rules/match-words.ts';
import { matchPageText } from '../../../text.ts';

interface CommentaryProps {
  commentary: CommentaryPage;
  /** The newest post stands first, as while the match is live. */
  isNewestFirst: boolean;
  /** The address of the match. */
  address: string;
}

/** The minute-by-minute commentary: pinned posts first, then one page of posts. */
export function Commentary({ commentary, isNewestFirst, address }: CommentaryProps) {
  const { pinned, posts, page, pages, total } = commentary;
  if (total === 0) return <section data-part="commentary" hidden />;
  const older = isNewestFirst ? page + 1 : page - 1;
  const newer = isNewestFirst ? page - 1 : page + 1;
  return (
    <section data-part="commentary">
      <h2 id="commentary" className="border-accent border-b-2 pb-1 text-2xl">
        {matchPageText.commentary}
      </h2>
      <div data-pinned>
        {pinned.map((post) => (
          <Post key={post.id} post={post} address={address} isOnTop />
        ))}
      </div>
      <ol data-posts>
        {posts.map((post) => (
          <li key={post.id} id={`post-${post.id}`} data-post={post.id}>
            <Post post={post} address={address} />
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label={matchPageText.pages} className="mt-3 flex flex-wrap items-center gap-x-6">
          <PageLink page={older} pages={pages} address={address} label={matchPageText.earlier} />
          <PageLink page={newer} pages={pages} address={address} label={matchPageText.later} />
          <span className="tabular text-muted text-sm">{matchPageText.page(page, pages)}</span>
        </nav>
      )}
    </section>
  );
}

interface PageLinkProps {
  page: number;
  pages: number;
  address: string;
  label: string;
}

function PageLink({ page, pages, address, label }: PageLinkProps) {
  if (page < 1 || page > pages) return null;
  return (
    <SiteLink look="quiet" href={`${address}${page > 1 ? `?page=${page}` : ''}#commentary`}>
      {label}
    </SiteLink>
  );
}

interface PostProps {
  post: CommentaryPost;
  address: string;
  /** A pinned post above the others. It also stands in its own place. */
  isOnTop?: true;
}

function Post({ post, address, isOnTop }: PostProps) {
  const { id, minute, added, text, isKey, authorName, createdAt } = post;
  return (
    <article
      data-key={isKey ? '' : undefined}
      className={`grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 border-line border-b py-3 data-key:border-s-4 data-key:border-s-accent data-key:ps-2 ${isOnTop ? 'bg-surface px-2' : ''}`}
    >
      <p className="tabular font-bold font-headline text-xl leading-tight">
        {minute === null ? formatTime(createdAt) : formatMinute(minute, added)}
      </p>
      <div className="min-w-0">
        {(isOnTop || isKey) && (
          <p className="mb-0.5 flex items-center gap-1 font-semibold text-accent text-sm">
            {isOnTop && <Pin aria-hidden="true" className="size-4" />}
            {isOnTop ? matchPageText.pinned : matchPageText.key}
          </p>
        )}
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="tabular mt-1 flex items-center gap-3 text-muted text-sm">
          <time dateTime={isoBaku(createdAt)}>{formatTime(createdAt)}</time>
          <span className="min-w-0 truncate">{authorName}</span>
          <a
            href={`${address}?post=${encodeURIComponent(id)}#post-${encodeURIComponent(id)}`}
            className="-my-2 grid size-11 shrink-0 place-items-center hover:text-accent print:hidden"
          >
            <Link2 aria-hidden="true" className="size-4" />
            <span className="sr-only">{matchPageText.postLink}</span>
          </a>
        </p>
      </div>
    </article>
  );
}
