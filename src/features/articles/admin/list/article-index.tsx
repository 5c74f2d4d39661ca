import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import type { AdminArticleRow } from '../../rules/admin-list/list-admin-articles.ts';
import { articleListText } from '../../text.ts';
import { AdminListRow } from './admin-list-row.tsx';
import { BulkBar } from './bulk-bar.tsx';

interface ArticleIndexProps {
  articles: readonly AdminArticleRow[];
  categories: readonly { slug: string; name: string }[];
  now: number;
  isBusy: boolean;
  /** The signed-in account. Authors may only delete, move and tag their own drafts. */
  actor: Pick<Actor, 'id' | 'role'>;
}

/** The rows of the admin list, with the bulk actions for the selected ones. */
export function ArticleIndex(props: ArticleIndexProps) {
  const { articles, categories, now, isBusy, actor } = props;
  const [count, setCount] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const recount = useCallback(() => setCount(boxesOf(list.current).filter((box) => box.checked).length), []);
  // Counts what was selected before hydration, and before the first paint, so that the bulk bar does not move.
  useLayoutEffect(recount, [recount]);
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesOf(list.current)) box.checked = isChosen;
    recount();
  };
  return (
    <>
      {/* Enter in a field of a row presses the first button: this one, which does nothing. */}
      <button type="submit" disabled hidden />
      {/* Has its height before hydration, so that the rows do not move. */}
      <div className="min-h-11">
        {isHydrated && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 ps-3 text-muted text-sm">
            <input
              type="checkbox"
              checked={count === articles.length}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < articles.length;
              }}
              onChange={(event) => chooseAll(event.target.checked)}
              className="size-5 accent-accent"
            />
            {articleListText.selectAll}
          </label>
        )}
      </div>
      <ul
        ref={list}
        aria-label={articleListText.title}
        onChange={recount}
        className="rounded-md border border-line bg-paper"
      >
        {articles.map((article) => (
          <AdminListRow key={article.id} article={article} now={now} actor={actor} />
        ))}
      </ul>
      <BulkBar
        {...{ count, categories, isBusy }}
        isEditor={hasRole(actor, 'editor')}
        onClear={() => chooseAll(false)}
      />
    </>
  );
}

function boxesOf(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('input[name="id"]') ?? [])];
}
