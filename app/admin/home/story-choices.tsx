import { type RefObject, useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { inputLook } from '#app/ui/field-frame.tsx';
import { formatListTime } from '#az/format/dates.ts';
import { boardText } from '#az/text/admin/home-layout.ts';
import { commonText } from '#az/text/common.ts';
import { type HomeBoard, isFree, listPins } from '#domain/curation/home-layout.ts';
import { type HomeSlot, placeOf } from '#domain/curation/home-slot.ts';
import { slotName } from '#domain/curation/layout-rows.ts';
import type { Story } from '#domain/curation/list-candidate-articles.ts';
import { ArticleStatusLabel } from '../parts/article-status-label.tsx';
import { Thumbnail } from '../parts/thumbnail.tsx';

interface StoryChoicesProps {
  slot: HomeSlot;
  query: string;
  choices: readonly Story[];
  board: HomeBoard;
  now: number;
  onPick: (story: Story) => void;
}

/** Whoever chooses a place types at once; the place stays in sight, above the list on a phone. */
function useSearchFocus(search: RefObject<HTMLInputElement | null>, slot: HomeSlot): void {
  useEffect(() => {
    search.current?.focus({ preventScroll: true });
    document.querySelector(`[data-slot="${slot}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [search, slot]);
}

/** Articles of any status for one place, the last changed first, or found by their title. */
export function StoryChoices({ slot, query, choices, board, now, onPick }: StoryChoicesProps) {
  const search = useRef<HTMLInputElement>(null);
  useSearchFocus(search, slot);
  const places = new Map(listPins(board).map((pin) => [pin.articleId, pin.slot]));
  return (
    <section
      id="choices"
      className="grid gap-3 rounded-md border border-accent bg-paper p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[60dvh] max-lg:overflow-y-auto max-lg:rounded-b-none max-lg:shadow-lg"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl">{boardText.pickerFor(slotName(slot))}</h2>
        <Link
          to="/admin/home"
          preventScrollReset
          className="inline-flex min-h-11 items-center text-accent underline"
        >
          {boardText.pickerClose}
        </Link>
      </div>
      <Form role="search" preventScrollReset className="flex gap-2">
        <input type="hidden" name="slot" value={slot} />
        <input
          ref={search}
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          aria-label={boardText.pickerSearch}
          placeholder={boardText.pickerSearch}
          className={inputLook}
        />
        <Button type="submit">{commonText.search}</Button>
      </Form>
      {choices.length === 0 && <p className="text-muted">{boardText.pickerEmpty}</p>}
      <ul className="divide-y divide-line lg:max-h-[calc(100dvh-31rem)] lg:min-h-72 lg:overflow-y-auto">
        {choices.map((story) => {
          const taken = places.get(story.id);
          return (
            <li key={story.id} className="flex items-center gap-3 py-1.5">
              <Thumbnail image={story.image} className="w-16 shrink-0" />
              <span className="min-w-0 grow">
                <span className="line-clamp-2 leading-snug">{story.title}</span>
                <span className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
                  <ArticleStatusLabel status={story.status} />
                  <span>{formatListTime(story.at, now)}</span>
                  {taken && <span>{boardText.pickedAt(slotName(taken))}</span>}
                </span>
              </span>
              {isFree(board, { list: placeOf(slot).list, articleId: story.id }) && (
                <Button
                  type="submit"
                  form="board"
                  name="intent"
                  value={`pin ${slot} ${story.id}`}
                  aria-label={boardText.pickTitle(story.title)}
                  onClick={(event) => {
                    event.preventDefault();
                    onPick(story);
                  }}
                >
                  {boardText.pick}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
