import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeHome, fillHome } from './compose-home.ts';
import { dropExpired, type HomeBoard, isFree, listBoardProblems, listPins } from './home-layout.ts';
import { type HomeSlot, homeSlots, LATEST_SIZE, placeOf, SLIDER_SIZE } from './home-slot.ts';
import { moveStory } from './move-slot.ts';

const NOW = 1000;

/** Up to sixty articles, newest first; some are featured, some are not published. */
const articles = fc
  .array(fc.record({ featured: fc.boolean(), published: fc.boolean() }), { maxLength: 60 })
  .map((made) => made.map((one, at) => ({ ...one, id: `a${at}` })));

/** Any pins: of articles that exist or not, twice or not, expired or not. */
const boards: fc.Arbitrary<HomeBoard> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...homeSlots),
      fc.record({
        articleId: fc.integer({ min: 0, max: 70 }).map((n) => `a${n}`),
        until: fc.constantFrom(null, NOW - 1, NOW, NOW + 1),
        twice: fc.boolean(),
      }),
    ),
    { maxLength: 14 },
  )
  .map((pins) => Object.fromEntries(pins));

function partsOf(all: readonly { id: string; featured: boolean; published: boolean }[], any: HomeBoard) {
  const published = all.filter((one) => one.published);
  const board = dropExpired(any, NOW);
  const pins = listPins(board);
  const pinned = new Map(
    published.filter(({ id }) => pins.some((pin) => pin.articleId === id)).map((one) => [one.id, one]),
  );
  const featured = published.filter((one) => one.featured).slice(0, SLIDER_SIZE + pins.length);
  const newest = published.slice(0, LATEST_SIZE + SLIDER_SIZE + pins.length);
  return { board, pinned, featured, newest };
}

it('no story twice in a list, in both only at the end or where its pin allows it, the lengths of the specification, pins at their places, whatever the board', () => {
  fc.assert(
    fc.property(articles, boards, (all, any) => {
      const parts = partsOf(all, any);
      const places = fillHome(parts);
      const { featured, latest } = composeHome(parts);
      const ids = [...featured, ...latest].map(({ id }) => id);
      for (const list of [featured, latest]) expect(new Set(list).size).toBe(list.length);
      const allowed = new Set(listPins(parts.board).flatMap((pin) => (pin.twice ? [pin.articleId] : [])));
      const single = ids.filter((id) => !allowed.has(id));
      const isRepeated = new Set(single).size < single.length;
      const published = all.filter((one) => one.published);
      const enough = published.filter((one) => one.featured).length >= SLIDER_SIZE + parts.pinned.size;
      if (enough) expect(featured).toHaveLength(SLIDER_SIZE);
      if (published.length >= SLIDER_SIZE + LATEST_SIZE + parts.pinned.size) {
        expect(latest).toHaveLength(LATEST_SIZE);
        expect(isRepeated).toBe(false);
      }
      // A story is repeated only after every story that the slider does not show.
      if (isRepeated) {
        const left = parts.newest.filter(
          ({ id }) => !ids.includes(id) && isFree(parts.board, { list: 'lead', articleId: id }),
        );
        expect(left).toEqual([]);
      }

      const isTwice = listBoardProblems(parts.board, { now: NOW }).some(({ code }) => code === 'board.twice');
      for (const { slot, articleId } of listPins(parts.board)) {
        const { list, at } = placeOf(slot);
        if (!isTwice && parts.pinned.has(articleId)) expect(places[list][at]?.id).toBe(articleId);
      }
      for (const slot of homeSlots) {
        const { list, at } = placeOf(slot);
        const expired = any[slot] !== undefined && parts.board[slot] === undefined;
        // An expired pin leaves its place to what the rules put there.
        if (expired && list === 'slider' && places.slider[at]) expect(places.slider[at]?.featured).toBe(true);
      }
    }),
  );
});

it('without a pin the newest are those that the slider does not show, then those it shows', () => {
  fc.assert(
    fc.property(articles, (all) => {
      const parts = partsOf(all, {});
      const published = all.filter((one) => one.published);
      const slider = published.filter((one) => one.featured).slice(0, 5);
      const others = published.filter((one) => !slider.includes(one));
      expect(composeHome(parts)).toEqual({
        featured: slider,
        latest: [...others, ...slider].slice(0, 12),
      });
    }),
  );
});

it('a board on which nothing pinned is there is as none', () => {
  const stories = Array.from({ length: 20 }, (_, at) => ({ id: `a${at}` }));
  const board: HomeBoard = { 'slider-2': { articleId: 'gone', until: null } };
  const home = composeHome({ board, pinned: new Map(), featured: stories.slice(0, 6), newest: stories });
  expect(home).toEqual({ featured: stories.slice(0, 5), latest: stories.slice(5, 17) });
});

it('moving a story keeps every pin, whatever is moved where', () => {
  fc.assert(
    fc.property(boards, fc.constantFrom(...homeSlots), fc.constantFrom(...homeSlots), (board, from, to) => {
      const pins = (one: HomeBoard) =>
        listPins(one)
          .map(({ articleId }) => articleId)
          .sort();
      const after = moveStory(board, { from, to, shown: 'new' });
      const isNew = !board[from] && from !== to;
      expect(pins(after)).toEqual(isNew ? [...pins(board), 'new'].sort() : pins(board));
      if (from !== to) expect(after[to]?.articleId).toBe(board[from]?.articleId ?? 'new');
    }),
  );
});

it('within a list the others move by one; between the lists two places change their pins', () => {
  const pin = (articleId: string) => ({ articleId, until: null });
  const board: HomeBoard = { 'slider-1': pin('a'), 'slider-3': pin('b'), 'lead-2': pin('c') };
  const move = (from: HomeSlot, to: HomeSlot) => moveStory(board, { from, to, shown: undefined });
  expect(move('slider-3', 'slider-1')).toEqual({
    ...{ 'slider-1': pin('b'), 'slider-2': pin('a'), 'lead-2': pin('c') },
  });
  expect(move('lead-2', 'slider-1')).toEqual({
    ...{ 'slider-1': pin('c'), 'slider-3': pin('b'), 'lead-2': pin('a') },
  });
  expect(move('slider-2', 'slider-1')).toEqual(board);
});
