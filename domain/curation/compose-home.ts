import { type HomeLayout, isFree, listPins } from './home-layout.ts';
import { type HomeList, type HomeSlot, LATEST_SIZE, parseSlotPosition, SLIDER_SIZE } from './home-slot.ts';

interface Story {
  id: string;
}

export interface HomeParts<S extends Story> {
  /** What is pinned now, without expired pins. */
  layout: HomeLayout;
  /** The published articles that are pinned, by id. One that is missing leaves its place to the rules. */
  pinned: ReadonlyMap<string, S>;
  /** Featured articles, newest first: at least as many as the slider shows and the layout pins. */
  featured: readonly S[];
  /** The newest: as many as the list and the slider show, and the layout pins. */
  newest: readonly S[];
}

/** Which article stands at which place of the slider and of the newest, from the first; undefined where none is left. */
export type HomePlaces<S> = Record<HomeList, (S | undefined)[]>;

/**
 * The slider and the newest of the front page (spec §7). The newest list leaves out what the slider shows and takes it
 * only when it would be shorter otherwise. A pinned article stands in both lists only if its pin allows it.
 */
export function fillHome<S extends Story>({ layout, pinned, featured, newest }: HomeParts<S>): HomePlaces<S> {
  const standing: HomeLayout = {};
  const places = new Map<HomeSlot, S>();
  for (const { slot, ...pin } of listPins(layout)) {
    const article = pinned.get(pin.articleId);
    if (!article || !isFree(standing, { list: parseSlotPosition(slot).list, ...pin })) continue;
    standing[slot] = pin;
    places.set(slot, article);
  }
  const fill = (list: HomeList, size: number, articles: readonly S[]) => {
    const free = articles.filter(({ id }) => isFree(standing, { list, articleId: id }));
    return Array.from({ length: size }, (_, at) => places.get(`${list}-${at + 1}`) ?? free.shift());
  };
  const slider = fill('slider', SLIDER_SIZE, featured);
  const isInSlider = ({ id }: S) => !pinned.has(id) && slider.some((article) => article?.id === id);
  const others = newest.filter((article) => !isInSlider(article));
  return { slider, lead: fill('lead', LATEST_SIZE, [...others, ...newest.filter(isInSlider)]) };
}

/** The places as lists: where a article is missing, the others move up. */
export function composeHome<S extends Story>(parts: HomeParts<S>): { featured: S[]; latest: S[] } {
  const { slider, lead } = fillHome(parts);
  const isThere = (article: S | undefined) => article !== undefined;
  return { featured: slider.filter(isThere), latest: lead.filter(isThere) };
}
