import sharp from 'sharp';
import { expect, it } from 'vitest';
import { timeText } from '#az/text/time.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { stateColumns, writeFixture } from '#tests/kit/content/matches.ts';
import { openStore, pngOf } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { makeSharePicture } from './make-share-picture.ts';
import {
  findPageShareCard,
  toCategoryShareCard,
  toHomeShareCard,
  toTableShareCard,
  toTeamShareCard,
} from './page-card.ts';
import { SHARE_SIZE, type ShareCard, shareAddress } from './share-card.ts';

const site = { siteName: 'Qəzet' };
const picture = { url: '/media/articles/1-a.png', width: 1200, height: 800, focalX: 0.5, focalY: 0.5 };
const withPicture = { picture: { ...picture, color: null, alt: '', credit: '', caption: '' } };
const football = { slug: 'futbol', name: 'Dünya futbolu', color: '#dc2626' };

/** WCAG contrast of white with the brightest pixel of this rectangle. */
async function contrastWithWhite(
  image: Uint8Array,
  box: { left: number; top: number; width: number; height: number },
) {
  // The statistics of sharp are those of the picture before it is cut.
  const cut = await sharp(image).extract(box).png().toBuffer();
  const { channels } = await sharp(cut).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ max }) => {
    const part = max / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

it('type stands on a scrim: it can be read on a white picture', async () => {
  const store = openStore();
  const white = await pngOf('#ffffff', { width: 1200, height: 800 });
  await store.put('articles/1-a.png', new Uint8Array(white), { contentType: 'image/png', now: NOON });
  const card = toCategoryShareCard({ ...football, name: 'İ' }, [withPicture], { siteName: '' });
  const image = await makeSharePicture(store, { card, now: NOON });
  expect(await sharp(image).metadata()).toMatchObject(SHARE_SIZE);
  // Where three lines of a title begin, right of the one letter that is drawn.
  const box = { left: 300, top: 326, width: 800, height: 200 };
  expect(await contrastWithWhite(image, box)).toBeGreaterThan(4.5);
});

it('a list shows the newest picture of the media library', () => {
  const strange = { picture: { ...withPicture.picture, url: 'https://example.com/a.png' } };
  const card = toCategoryShareCard(football, [{ picture: null }, strange, withPicture], site);
  expect(card).toMatchObject({ title: 'Dünya futbolu', picture: { path: 'articles/1-a.png' } });
  expect(toCategoryShareCard(football, [], site).picture).toBeNull();
});

it('the front page shows the newest picture, whether its story is in the slider or below', () => {
  const at = (url: string, publishedAt: number) => ({
    picture: { ...withPicture.picture, url: `/media/articles/1-${url}.png` },
    publishedAt,
  });
  const card = toHomeShareCard([at('pinned', 1), at('new', 3), at('slider', 2)], site);
  expect(card.picture?.path).toBe('articles/1-new.png');
});

it('a team has its colours, a table its first five places', async () => {
  const team = { slug: 'neftci', name: 'Neftçi', shortName: 'Neftçi', crest: null };
  const card = toTeamShareCard({ ...team, colors: ['#ff0000', '#00ff00'] }, site);
  const image = await makeSharePicture(openStore(), { card, now: NOON });
  const { data } = await sharp(image)
    .extract({ left: 10, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([(data[0] ?? 0) > 240, (data[1] ?? 255) < 20]).toEqual([true, true]);
  const standings = [1, 2, 3, 4, 5, 6].map((position) => ({ position, team, points: 30 - position }));
  const table = { competition: { slug: 'premyer-liqa', name: 'Premyer Liqa' }, standings };
  const { rows } = toTableShareCard(table as unknown as Parameters<typeof toTableShareCard>[0], site);
  expect(rows.map(({ end }) => end)).toEqual(['29 X', '28 X', '27 X', '26 X', '25 X']);
  const draw = (note: string) =>
    makeSharePicture(openStore(), {
      card: { kind: 'rows', id: 'today', ...site, title: 'Bu gün', note, rows },
      now: NOON,
    });
  const drawn = await draw(timeText.bakuTime);
  expect(await sharp(drawn).metadata()).toMatchObject(SHARE_SIZE);
  expect(drawn).not.toEqual(await draw(''));
});

describeOnEachDatabase('findPageShareCard', (open) => {
  it('finds the card of a page by its id', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Neftçi qalib gəldi' });
    const find = (id: string): Promise<ShareCard | null> => findPageShareCard(db, { id, ...site, now: NOON });
    expect(await find('home')).toMatchObject({ kind: 'page', id: 'home' });
    expect(await find('today')).toMatchObject({ kind: 'rows', note: '', rows: [] });
    await writeFixture(db, { ...stateColumns.finished, kick_off: NOON });
    expect(await find('today')).toMatchObject({ note: '', rows: [{ end: '2:1' }] });
    await writeFixture(db, { kick_off: NOON });
    expect(await find('today')).toMatchObject({ note: timeText.bakuTime });
    const category = await db.selectFrom('category').select('slug').orderBy('slug').executeTakeFirstOrThrow();
    const card = await find(`category-${category.slug}`);
    expect(card && shareAddress(card)).toMatch(
      new RegExp(`^/share/page/category-${category.slug}/\\w+\\.jpg$`),
    );
    expect(await find('category-all')).toMatchObject({ kind: 'page', category: { name: '' } });
    for (const id of ['nope', 'category-nope', 'team-nope', 'table-nope', 'competition-nope', 'home-x'])
      expect(await find(id), id).toBeNull();
  });
});
