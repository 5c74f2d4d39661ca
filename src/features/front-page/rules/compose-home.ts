import { canAddToList, type HomeLayout, listPins } from './home-layout.ts';
import { type HomeList, type HomeSlot, LATEST_SIZE, parseSlotPosition, SLIDER_SIZE } from './home-slot.ts';

interface HasId {
  id: string;
}

export interface HomeParts<A extends HasId> {
  /** The layout without expired pins. */
  layout: HomeLayout;
  /** The published articles that are pinned, by id. The rules fill the slot of an article that is missing. */
  pinned: ReadonlyMap<string, A>;
  /** Featured articles, newest first. At least as many as the slider shows plus the pins of the layout. */
  featured: readonly A[];
  /** The newest articles. At least as many as both lists show plus the pins of the layout. */
  newest: readonly A[];
}

/** The articles of both lists in the order of the slots; undefined for a slot that stays empty. */
export type FilledHomeSlots<A> = Record<HomeList, (A | undefined)[]>;

/**
 * Fills the slider and the latest list of the front page (spec §7). The latest list shows an article of the slider only
 * when it would be too short otherwise. A pinned article is in both lists only when its pin allows that.
 */
export function fillHomeSlots<A extends HasId>({
  layout,
  pinned,
  featured,
  newest,
}: HomeParts<A>): FilledHomeSlots<A> {
  const usedPins: HomeLayout = {};
  const pinnedArticles = new Map<HomeSlot, A>();
  for (const { slot, ...pin } of listPins(layout)) {
    const article = pinned.get(pin.articleId);
    if (!article || !canAddToList(usedPins, { list: parseSlotPosition(slot).list, ...pin })) continue;
    usedPins[slot] = pin;
    pinnedArticles.set(slot, article);
  }
  const fill = (list: HomeList, size: number, articles: readonly A[]) => {
    const others = articles.filter(({ id }) => canAddToList(usedPins, { list, articleId: id }));
    return Array.from({ length: size }, (_, at) => pinnedArticles.get(`${list}-${at + 1}`) ?? others.shift());
  };
  const slider = fill('slider', SLIDER_SIZE, featured);
  const isInSlider = ({ id }: A) => !pinned.has(id) && slider.some((article) => article?.id === id);
  const others = newest.filter((article) => !isInSlider(article));
  return { slider, lead: fill('lead', LATEST_SIZE, [...others, ...newest.filter(isInSlider)]) };
}

/** The slider and the latest list without empty slots. */
export function composeHome<A extends HasId>(parts: HomeParts<A>): { featured: A[]; latest: A[] } {
  const { slider, lead } = fillHomeSlots(parts);
  const isFilled = (article: A | undefined) => article !== undefined;
  return { featured: slider.filter(isFilled), latest: lead.filter(isFilled) };
}
