import { type HomeBoard, isFree, listPins } from './home-layout.ts';
import { type HomeList, type HomeSlot, LATEST_SIZE, placeOf, SLIDER_SIZE } from './home-slot.ts';

interface Story {
  id: string;
}

export interface HomeParts<S extends Story> {
  /** What is pinned now, without expired pins. */
  board: HomeBoard;
  /** The published articles that are pinned, by id. One that is missing leaves its place to the rules. */
  pinned: ReadonlyMap<string, S>;
  /** Featured articles, newest first: at least as many as the slider shows and the board pins. */
  featured: readonly S[];
  /** The newest: as many as the list and the slider show, and the board pins. */
  newest: readonly S[];
}

/** Which story stands at which place of the slider and of the newest, from the first; undefined where none is left. */
export type HomePlaces<S> = Record<HomeList, (S | undefined)[]>;

/**
 * The slider and the newest of the front page (spec §7). The newest list leaves out what the slider shows and takes it
 * only when it would be shorter otherwise. A pinned story stands in both lists only if its pin allows it.
 */
export function fillHome<S extends Story>({ board, pinned, featured, newest }: HomeParts<S>): HomePlaces<S> {
  const standing: HomeBoard = {};
  const places = new Map<HomeSlot, S>();
  for (const { slot, ...pin } of listPins(board)) {
    const story = pinned.get(pin.articleId);
    if (!story || !isFree(standing, { list: placeOf(slot).list, ...pin })) continue;
    standing[slot] = pin;
    places.set(slot, story);
  }
  const fill = (list: HomeList, size: number, stories: readonly S[]) => {
    const free = stories.filter(({ id }) => isFree(standing, { list, articleId: id }));
    return Array.from({ length: size }, (_, at) => places.get(`${list}-${at + 1}`) ?? free.shift());
  };
  const slider = fill('slider', SLIDER_SIZE, featured);
  const isInSlider = ({ id }: S) => !pinned.has(id) && slider.some((story) => story?.id === id);
  const others = newest.filter((story) => !isInSlider(story));
  return { slider, lead: fill('lead', LATEST_SIZE, [...others, ...newest.filter(isInSlider)]) };
}

/** The places as lists: where a story is missing, the others move up. */
export function composeHome<S extends Story>(parts: HomeParts<S>): { featured: S[]; latest: S[] } {
  const { slider, lead } = fillHome(parts);
  const isThere = (story: S | undefined) => story !== undefined;
  return { featured: slider.filter(isThere), latest: lead.filter(isThere) };
}
