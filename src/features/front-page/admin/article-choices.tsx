import { type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { ArticleStatusLabel } from '#features/articles/admin/article-status-label.tsx';
import { Thumbnail } from '#features/media/admin/picture-tile.tsx';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { inputLook } from '#platform/ui/field.tsx';
import { canAddToList, formatSlot, type HomeLayout, listPins } from '../rules/home-layout.ts';
import { type HomeSlot, parseSlotPosition } from '../rules/home-slot.ts';
import type { HomeArticle } from '../rules/pinned-articles.ts';
import { homeLayoutText } from '../text.ts';

interface ArticleChoicesProps {
  slot: HomeSlot;
  query: string;
  choices: readonly HomeArticle[];
  layout: HomeLayout;
  now: number;
  onPick: (article: HomeArticle) => void;
}

/** Focuses the search when a slot is chosen, and scrolls the slot into view; on a phone the choices cover half the screen. */
function useSearchFocus(search: RefObject<HTMLInputElement | null>, slot: HomeSlot): void {
  useEffect(() => {
    search.current?.focus({ preventScroll: true });
    document.querySelector(`[data-slot="${slot}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [search, slot]);
}

/** The articles to choose from for one slot: of any status, last changed first, or found by their title. */
export function ArticleChoices({ slot, query, choices, layout, now, onPick }: ArticleChoicesProps) {
  const search = useRef<HTMLInputElement>(null);
  useSearchFocus(search, slot);
  const slotOfArticle = new Map(listPins(layout).map((pin) => [pin.articleId, pin.slot]));
  return (
    <section
      id="choices"
      className="grid gap-3 rounded-md border border-accent bg-paper p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[60dvh] max-lg:overflow-y-auto max-lg:rounded-b-none max-lg:shadow-lg"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl">{homeLayoutText.pickerFor(formatSlot(slot))}</h2>
        <TextLink to={href('/admin/home')} preventScrollReset>
          {homeLayoutText.pickerClose}
        </TextLink>
      </div>
      <Form role="search" preventScrollReset className="flex gap-2">
        <input type="hidden" name="slot" value={slot} />
        <input
          ref={search}
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          aria-label={homeLayoutText.pickerSearch}
          placeholder={homeLayoutText.pickerSearch}
          className={inputLook}
        />
        <Button type="submit">{commonText.search}</Button>
      </Form>
      {choices.length === 0 && <p className="text-muted">{homeLayoutText.pickerEmpty}</p>}
      <ul className="divide-y divide-line lg:max-h-[calc(100dvh-31rem)] lg:min-h-72 lg:overflow-y-auto">
        {choices.map((article) => {
          const takenSlot = slotOfArticle.get(article.id);
          return (
            <li key={article.id} className="flex items-center gap-3 py-1.5">
              <Thumbnail image={article.image} className="w-16 shrink-0" />
              <span className="min-w-0 grow">
                <span className="line-clamp-2 leading-snug">{article.title}</span>
                <span className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
                  <ArticleStatusLabel status={article.status} />
                  <span>{formatListTime(article.at, now)}</span>
                  {takenSlot && <span>{homeLayoutText.pickedAt(formatSlot(takenSlot))}</span>}
                </span>
              </span>
              {canAddToList(layout, { list: parseSlotPosition(slot).list, articleId: article.id }) && (
                <Button
                  type="submit"
                  form="layout"
                  name="intent"
                  value={`pin ${slot} ${article.id}`}
                  aria-label={homeLayoutText.pickTitle(article.title)}
                  onClick={(event) => {
                    event.preventDefault();
                    onPick(article);
                  }}
                >
                  {homeLayoutText.pick}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
