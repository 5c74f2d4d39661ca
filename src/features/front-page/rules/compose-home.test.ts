import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeHome, fillHomeSlots } from './compose-home.ts';
import {
  canAddToList,
  type HomeLayout,
  listLayoutProblems,
  listPins,
  moveArticleToSlot,
  removeExpiredPins,
} from './home-layout.ts';
import { type HomeSlot, homeSlots, LATEST_SIZE, parseSlotPosition, SLIDER_SIZE } from './home-slot.ts';

const NOW = 1000;

/** Up to sixty articles, newest first; some are featured, some are not published. */
const articles = fc
  .array(fc.record({ featured: fc.boolean(), published: fc.boolean() }), { maxLength: 60 })
  .map((records) => records.map((article, at) => ({ ...article, id: `a${at}` })));

/** Pins of articles that exist or not, allowed in both lists or not, expired or not. */
const layouts: fc.Arbitrary<HomeLayout> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...homeSlots),
      fc.record({
        // A few are pinned several times.
        articleId: fc
          .oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 70 }))
          .map((n) => `a${n}`),
        until: fc.constantFrom(null, NOW - 1, NOW, NOW + 1),
        twice: fc.boolean(),
      }),
    ),
    { maxLength: 14 },
  )
  .map((pins) => Object.fromEntries(pins));

function prepareParts(
  all: readonly { id: string; featured: boolean; published: boolean }[],
  storedLayout: HomeLayout,
) {
  const published = all.filter((article) => article.published);
  const layout = removeExpiredPins(storedLayout, NOW);
  const pins = listPins(layout);
  const pinned = new Map(
    published
      .filter(({ id }) => pins.some((pin) => pin.articleId === id))
      .map((article) => [article.id, article]),
  );
  const featured = published.filter((article) => article.featured).slice(0, SLIDER_SIZE + pins.length);
  const newest = published.slice(0, LATEST_SIZE + SLIDER_SIZE + pins.length);
  return { layout, pinned, featured, newest };
}

it('fills both lists for every layout: with the sizes of spec §9, pins in their slots and no forbidden repetition', () => {
  fc.assert(
    fc.property(articles, layouts, (all, storedLayout) => {
      const parts = prepareParts(all, storedLayout);
      const slots = fillHomeSlots(parts);
      const { featured, latest } = composeHome(parts);
      const ids = [...featured, ...latest].map(({ id }) => id);
      for (const list of [featured, latest]) expect(new Set(list).size).toBe(list.length);
      const allowed = new Set(listPins(parts.layout).flatMap((pin) => (pin.twice ? [pin.articleId] : [])));
      const notAllowed = ids.filter((id) => !allowed.has(id));
      const isRepeated = new Set(notAllowed).size < notAllowed.length;
      const published = all.filter((article) => article.published);
      const featuredCount = published.filter((article) => article.featured).length;
      if (featuredCount >= SLIDER_SIZE + parts.pinned.size) expect(featured).toHaveLength(SLIDER_SIZE);
      if (published.length >= SLIDER_SIZE + LATEST_SIZE + parts.pinned.size) {
        expect(latest).toHaveLength(LATEST_SIZE);
        expect(isRepeated).toBe(false);
      }
      // An article is repeated only after every article that the slider does not show.
      if (isRepeated) {
        const unused = parts.newest.filter(
          ({ id }) => !ids.includes(id) && canAddToList(parts.layout, { list: 'lead', articleId: id }),
        );
        expect(unused).toEqual([]);
      }

      const isTwice = listLayoutProblems(parts.layout, { now: NOW }).some(
        ({ code }) => code === 'layout.twice',
      );
      for (const { slot, articleId } of listPins(parts.layout)) {
        const { list, at } = parseSlotPosition(slot);
        if (!isTwice && parts.pinned.has(articleId)) expect(slots[list][at]?.id).toBe(articleId);
      }
      for (const slot of homeSlots) {
        const { list, at } = parseSlotPosition(slot);
        const isExpired = storedLayout[slot] !== undefined && parts.layout[slot] === undefined;
        // The slot of an expired pin is filled by the rules.
        if (isExpired && list === 'slider' && slots.slider[at]) expect(slots.slider[at]?.featured).toBe(true);
      }
    }),
  );
});

it('without pins, the latest list has the articles that the slider does not show, then those that it shows', () => {
  fc.assert(
    fc.property(articles, (all) => {
      const parts = prepareParts(all, {});
      const published = all.filter((article) => article.published);
      const slider = published.filter((article) => article.featured).slice(0, 5);
      const others = published.filter((article) => !slider.includes(article));
      expect(composeHome(parts)).toEqual({
        featured: slider,
        latest: [...others, ...slider].slice(0, 12),
      });
    }),
  );
});

it('a pin of a deleted article changes nothing', () => {
  const articles = Array.from({ length: 20 }, (_, at) => ({ id: `a${at}` }));
  const layout: HomeLayout = { 'slider-2': { articleId: 'gone', until: null } };
  const home = composeHome({ layout, pinned: new Map(), featured: articles.slice(0, 6), newest: articles });
  expect(home).toEqual({ featured: articles.slice(0, 5), latest: articles.slice(5, 17) });
});

it('moving an article keeps every pin', () => {
  fc.assert(
    fc.property(layouts, fc.constantFrom(...homeSlots), fc.constantFrom(...homeSlots), (layout, from, to) => {
      const pins = (layout: HomeLayout) =>
        listPins(layout)
          .map(({ articleId }) => articleId)
          .sort();
      const after = moveArticleToSlot(layout, { from, to, shown: 'new' });
      const isNew = !layout[from] && from !== to;
      expect(pins(after)).toEqual(isNew ? [...pins(layout), 'new'].sort() : pins(layout));
      if (from !== to) expect(after[to]?.articleId).toBe(layout[from]?.articleId ?? 'new');
    }),
  );
});

it('a move within a list shifts the articles between; a move between the lists swaps two slots', () => {
  const pin = (articleId: string) => ({ articleId, until: null });
  const layout: HomeLayout = { 'slider-1': pin('a'), 'slider-3': pin('b'), 'lead-2': pin('c') };
  const move = (from: HomeSlot, to: HomeSlot) => moveArticleToSlot(layout, { from, to, shown: undefined });
  expect(move('slider-3', 'slider-1')).toEqual({
    'slider-1': pin('b'),
    'slider-2': pin('a'),
    'lead-2': pin('c'),
  });
  expect(move('lead-2', 'slider-1')).toEqual({
    'slider-1': pin('c'),
    'slider-3': pin('b'),
    'lead-2': pin('a'),
  });
  expect(move('slider-2', 'slider-1')).toEqual(layout);
});
