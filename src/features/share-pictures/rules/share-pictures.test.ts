import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NOON } from '#tests/kit/content/articles.ts';
import { openStore, pngOf } from '#tests/kit/content/media.ts';
import { drawArticleCard } from './draw-article-card.ts';
import { drawMatchCard } from './draw-match-card.ts';
import { deleteOldSharePictures, makeSharePicture, SHARE_PICTURE_AGE_MS } from './make-share-picture.ts';
import { type ArticleShareCard, type MatchShareCard, SHARE_SIZE, shareVersion } from './share-card.ts';

const article: ArticleShareCard = {
  kind: 'article',
  id: 'a1',
  siteName: 'Qəzet',
  title: '“Qarabağ” qalib gəldi',
  category: { name: 'Futbol', color: '#dc2626' },
  picture: null,
};

const match: MatchShareCard = {
  kind: 'match',
  id: 'm1',
  siteName: 'Qəzet',
  competition: 'Premyer Liqa',
  note: '22 noyabr 2026',
  home: { name: 'İmişli', colors: ['#1f6fd6', '#ffffff'] },
  away: { name: 'Neftçi', colors: ['#ffffff', '#111111'] },
  middle: '19:30',
};

/** The share of pixels in this rectangle that are nearly white: drawn text. */
async function whiteShare(image: Buffer, box: { left: number; top: number; width: number; height: number }) {
  const pixels = await sharp(image).extract(box).greyscale().raw().toBuffer();
  return pixels.filter((value) => value > 200).length / pixels.length;
}

describe('the share picture of an article', () => {
  it('has the size that networks ask for, and its title', async () => {
    const image = await (await drawArticleCard(article, null)).png().toBuffer();
    expect(await sharp(image).metadata()).toMatchObject(SHARE_SIZE);
    const titleBox = { left: 56, top: 170, width: 1088, height: 340 };
    expect(await whiteShare(image, titleBox)).toBeGreaterThan(0.02);
    const untitled = await (await drawArticleCard({ ...article, title: '' }, null)).png().toBuffer();
    expect(await whiteShare(untitled, titleBox)).toBe(0);
  });

  it('shows its picture around the focal point', async () => {
    const red = await pngOf('#ff0000', { width: 1200, height: 900 });
    const picture = { path: 'articles/1-a.png', width: 1200, height: 900, focalX: 0.5, focalY: 0 };
    const drawn = await (await drawArticleCard({ ...article, picture }, red)).png().toBuffer();
    const [r, g] = await sharp(drawn).extract({ left: 600, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect([r, g]).toEqual([255, 0]);
  });

  it('is drawn for any text', async () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (title, name) => {
        const card = { ...article, title, siteName: name, category: { name, color: '#10b981' } };
        expect((await (await drawArticleCard(card, null)).jpeg().toBuffer()).length).toBeGreaterThan(0);
      }),
      { numRuns: 15 },
    );
  });
});

it.each(['Neft', 'NƏ', 'NİŞĞ', 'Nğçşgq'])(
  'a letter stands at the same place in %s as beside others',
  async (name) => {
    const draw = async (text: string) => {
      const card = { ...article, title: text, category: { name: text, color: '#dc2626' } };
      const image = await (await drawArticleCard(card, null)).png().toBuffer();
      // The first letter of the title, and that of the category.
      const boxes = [
        { left: 50, top: 350, width: 45, height: 170 },
        { left: 50, top: 525, width: 22, height: 60 },
      ];
      return Promise.all(boxes.map((box) => sharp(image).extract(box).raw().toBuffer()));
    };
    expect(await draw(name)).toEqual(await draw('N'));
  },
);

it('the share picture of a match has its score in the middle', async () => {
  const image = await (await drawMatchCard({ ...match, middle: '12:10' })).png().toBuffer();
  expect(await sharp(image).metadata()).toMatchObject(SHARE_SIZE);
  expect(await whiteShare(image, { left: 380, top: 160, width: 440, height: 190 })).toBeGreaterThan(0.1);
});

it('a name of one word that has no room is cut and not left out', async () => {
  const box = { left: 40, top: 378, width: 420, height: 110 };
  const nameOf = async (name: string) =>
    whiteShare(
      await (await drawMatchCard({ ...match, home: { ...match.home, name } })).png().toBuffer(),
      box,
    );
  expect(await nameOf('ğ'.repeat(60))).toBeGreaterThan(0.05);
  expect(await nameOf('')).toBe(0);
});

it('the version changes with everything that the picture shows', () => {
  const versions = [
    match,
    { ...match, middle: '1:0' },
    { ...match, note: 'Bitib · 22 noyabr 2026' },
    { ...match, home: { ...match.home, name: 'Zirə' } },
    article,
    { ...article, title: 'Başqa başlıq' },
  ].map(shareVersion);
  expect(new Set(versions).size).toBe(versions.length);
  expect(shareVersion({ ...match })).toBe(shareVersion(match));
});

it('a picture is drawn once, kept in the store, and deleted when it is old', async () => {
  const store = openStore();
  const [first, second] = await Promise.all([
    makeSharePicture(store, { card: match, now: NOON }),
    makeSharePicture(store, { card: match, now: NOON }),
  ]);
  expect(Buffer.from(first).equals(second)).toBe(true);
  const stored = await store.list('share/');
  expect(stored.map(({ fullPath }) => fullPath)).toEqual([`share/match/m1/${shareVersion(match)}.jpg`]);
  expect(await deleteOldSharePictures(store, { now: NOON })).toBe(0);
  expect(await deleteOldSharePictures(store, { now: NOON + SHARE_PICTURE_AGE_MS })).toBe(1);
  expect(await store.list('share/')).toEqual([]);
});

it('keeps the newest pictures only, when there are too many', async () => {
  const store = openStore();
  for (const [at, name] of ['a', 'b', 'c'].entries())
    await store.put(`share/match/m/${name}.jpg`, new Uint8Array([1]), {
      contentType: 'image/jpeg',
      now: NOON + at,
    });
  expect(await deleteOldSharePictures(store, { now: NOON + 9, max: 2 })).toBe(1);
  expect((await store.list('share/')).map(({ name }) => name)).toEqual(['b.jpg', 'c.jpg']);
});
