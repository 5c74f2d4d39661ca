import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageMeta } from './page-meta.tsx';

const page = { title: 'Başlıq', description: 'Təsvir', address: 'https://example.az/article/x' };

test('a picture has its address, size and alternative text', () => {
  const picture = { url: '/media/articles/1-a.jpg', width: 1600, height: 900, alt: 'Stadion' };
  const html = renderToStaticMarkup(<PageMeta {...page} picture={picture} />);
  expect(html).toContain('<meta property="og:image" content="https://example.az/media/articles/1-a.jpg"/>');
  expect(html).toContain('<meta property="og:image:width" content="1600"/>');
  expect(html).toContain('<meta property="og:image:height" content="900"/>');
  expect(html).toContain('<meta property="og:image:alt" content="Stadion"/>');
});

test('a picture of another site has no size and no alternative text', () => {
  const picture = { url: 'https://cdn.example/a.jpg', width: null, height: null, alt: '' };
  const html = renderToStaticMarkup(<PageMeta {...page} picture={picture} />);
  expect(html).toContain('<meta property="og:image" content="https://cdn.example/a.jpg"/>');
  expect(html).toContain('<meta property="og:image:type" content="image/jpeg"/>');
  expect(html).not.toMatch(/(?:og|twitter):image:(?:width|height|alt)/);
});
