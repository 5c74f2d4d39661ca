import { expect, test } from 'vitest';
import { articleStatusText, fallbackText } from '#features/articles/text.ts';
import { attributesOf, textOf } from '#tests/kit/site/html.ts';
import { renderInRouter } from '#tests/kit/site/render-in-router.tsx';
import type { MediaUses } from '../rules/find-media-uses.ts';
import { mediaText } from '../text.ts';
import { unknownPicture } from './picker/library-picture.ts';
import { MediaUsesList } from './picture.tsx';
import { PictureTile } from './picture-tile.tsx';

const unused: MediaUses = { articles: [], total: 0, unsavedOrDeleted: 0, isPublic: false };
const article = {
  id: 'a1',
  slug: 'final',
  title: 'Final',
  status: 'published' as const,
  isHead: true,
  isInText: true,
};
const uses = (changes: Partial<MediaUses>) =>
  renderInRouter(<MediaUsesList uses={{ ...unused, ...changes }} />);
const picture = unknownPicture('https://example.az/photos/qol.jpg');
const tile = (changes: Partial<typeof picture>) =>
  textOf(renderInRouter(<PictureTile picture={{ ...picture, ...changes }} />));

test('an unused picture is shown as unused', () => {
  expect(textOf(uses({}))).toContain(mediaText.notUsed);
});

test('each use links to its article and says where the picture is in it', () => {
  const html = uses({ articles: [article, { ...article, id: 'a2', title: '', isHead: false }], total: 2 });
  expect(attributesOf(html, 'href')).toEqual(['/admin/articles/edit/a1', '/admin/articles/edit/a2']);
  expect(textOf(html)).toContain(
    `${articleStatusText.published} · ${mediaText.asHead} · ${mediaText.inText}`,
  );
  expect(textOf(html)).toContain(
    `${fallbackText.title} ${articleStatusText.published} · ${mediaText.inText}`,
  );
  expect(textOf(html)).not.toContain(mediaText.notUsed);
});

test('uses beyond the list, and in unsaved or deleted articles, are counted', () => {
  const text = textOf(uses({ articles: [article], total: 4, unsavedOrDeleted: 2 }));
  expect(text).toContain(mediaText.usedMore(3));
  expect(text).toContain(mediaText.usedUnsettled(2));
});

test('the label of a picture is its alt text, "decorative", or its file name', () => {
  expect(tile({ alt: 'Qapıçı', decorative: true })).toContain('Qapıçı');
  expect(tile({ decorative: true })).toContain(mediaText.isDecorative);
  expect(tile({})).toContain('qol.jpg');
});

test('unknown dimensions are left out', () => {
  expect(tile({})).not.toContain('×');
  expect(tile({ width: 1600, height: 900, credit: 'AFFA' })).toContain('1600 × 900 · AFFA');
});
