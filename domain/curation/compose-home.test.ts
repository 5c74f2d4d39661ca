import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeHome, fillHome } from './compose-home.ts';
import { dropExpired, type HomeLayout, isFree, listLayoutProblems, listPins } from './home-layout.ts';
import { type HomeSlot, homeSlots, LATEST_SIZE, parseSlotPosition, SLIDER_SIZE } from './home-slot.ts';
import { moveArticleToSlot } from './move-article-to-slot.ts';

const NOW = 1000;

/** Up to sixty articles, newest first; some are featured, some are not published. */
const articles = fc
  .array(fc.record({ featured: fc.boolean(), published: fc.boolean() }), { maxLength: 60 })
  .map((made) => made.map((one, at) => ({ ...one, id: `a${at}` })));

/** Any pins: of articles that exist or not, twice or not, expired or not. */
const layouts: fc.Arbitrary<HomeLayout> = fc
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

function partsOf(all: readonly { id: string; featured: boolean; published: boolean }[], any: HomeLayout) {
  const published = all.filter((one) => one.published);
  const layout = dropExpired(any, NOW);
  const pins = listPins(layout);
  const pinned = new Map(
    published.filter(({ id }) => pins.some((pin) => pin.articleId === id)).map((one) => [one.id, one]),
  );
  const featured = published.filter((one) => one.featured).slice(0, SLIDER_SIZE + pins.length);
  const newest = published.slice(0, LATEST_SIZE + SLIDER_SIZE + pins.length);
  return { layout, pinned, featured, newest };
}

it('no article twice in a list, in both only at the end or where its pin allows it, the lengths of the specification, pins at their places, whatever the layout', () => {
  fc.assert(
    fc.property(articles, layouts, (all, any) => {
      const parts = partsOf(all, any);
      const places = fillHome(parts);
      const { featured, latest } = composeHome(parts);
      const ids = [...featured, ...latest].map(({ id }) => id);
      for (const list of [featured, latest]) expect(new Set(list).size).toBe(list.length);
      const allowed = new Set(listPins(parts.layout).flatMap((pin) => (pin.twice ? [pin.articleId] : [])));
      const single = ids.filter((id) => !allowed.has(id));
      const isRepeated = new Set(single).size < single.length;
      const published = all.filter((one) => one.published);
      const enough = published.filter((one) => one.featured).length >= SLIDER_SIZE + parts.pinned.size;
      if (enough) expect(featured).toHaveLength(SLIDER_SIZE);
      if (published.length >= SLIDER_SIZE + LATEST_SIZE + parts.pinned.size) {
        expect(latest).toHaveLength(LATEST_SIZE);
        expect(isRepeated).toBe(false);
      }
      // A article is repeated only after every article that the slider does not show.
      if (isRepeated) {
        const left = parts.newest.filter(
          ({ id }) => !ids.includes(id) && isFree(parts.layout, { list: 'lead', articleId: id }),
        );
        expect(left).toEqual([]);
      }

      const isTwice = listLayoutProblems(parts.layout, { now: NOW }).some(
        ({ code }) => code === 'layout.twice',
      );
      for (const { slot, articleId } of listPins(parts.layout)) {
        const { list, at } = parseSlotPosition(slot);
        if (!isTwice && parts.pinned.has(articleId)) expect(places[list][at]?.id).toBe(articleId);
      }
      for (const slot of homeSlots) {
        const { list, at } = parseSlotPosition(slot);
        const expired = any[slot] !== undefined && parts.layout[slot] === undefined;
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

it('a layout on which nothing pinned is there is as none', () => {
  const articles = Array.from({ length: 20 }, (_, at) => ({ id: `a${at}` }));
  const layout: HomeLayout = { 'slider-2': { articleId: 'gone', until: null } };
  const home = composeHome({ layout, pinned: new Map(), featured: articles.slice(0, 6), newest: articles });
  expect(home).toEqual({ featured: articles.slice(0, 5), latest: articles.slice(5, 17) });
});

it('moving a article keeps every pin, whatever is moved where', () => {
  fc.assert(
    fc.property(layouts, fc.constantFrom(...homeSlots), fc.constantFrom(...homeSlots), (layout, from, to) => {
      const pins = (one: HomeLayout) =>
        listPins(one)
          .map(({ articleId }) => articleId)
          .sort();
      const after = moveArticleToSlot(layout, { from, to, shown: 'new' });
      const isNew = !layout[from] && from !== to;
      expect(pins(after)).toEqual(isNew ? [...pins(layout), 'new'].sort() : pins(layout));
      if (from !== to) expect(after[to]?.articleId).toBe(layout[from]?.articleId ?? 'new');
    }),
  );
});

it('within a list the others move by one; between the lists two places change their pins', () => {
  const pin = (articleId: string) => ({ articleId, until: null });
  const layout: HomeLayout = { 'slider-1': pin('a'), 'slider-3': pin('b'), 'lead-2': pin('c') };
  const move = (from: HomeSlot, to: HomeSlot) => moveArticleToSlot(layout, { from, to, shown: undefined });
  expect(move('slider-3', 'slider-1')).toEqual({
    ...{ 'slider-1': pin('b'), 'slider-2': pin('a'), 'lead-2': pin('c') },
  });
  expect(move('lead-2', 'slider-1')).toEqual({
    ...{ 'slider-1': pin('c'), 'slider-3': pin('b'), 'lead-2': pin('a') },
  });
  expect(move('slider-2', 'slider-1')).toEqual(layout);
});
