import { expect, it } from 'vitest';
import { liteContent } from './lite-content.ts';

it.each([
  [
    '<figure><img class="x" src="/media/articles/1-a.jpg" alt="Stadion &quot;A&quot;"><figcaption>Foto</figcaption></figure>',
    '<figure><a class="picture" href="/media/articles/1-a.jpg/full-480.webp?v=500-500">Şəkil: Stadion &quot;A&quot;</a><figcaption>Foto</figcaption></figure>',
  ],
  ['<p><img src="https://x.az/a.png"></p>', '<p><a class="picture" href="https://x.az/a.png">Şəkil</a></p>'],
  [
    '<iframe src="https://youtube.com/embed/a" width="1">x</iframe>',
    '<a class="picture" href="https://youtube.com/embed/a">Video və ya əlavə material</a>',
  ],
  ['<img src="data:image/png;base64,AAAA"><img src="//x.az/a.png">', ''],
  [
    '<picture><source srcset="a.webp"><img src="/b.jpg"></picture>',
    '<a class="picture" href="/b.jpg">Şəkil</a>',
  ],
  ['<a href="/article/b">B</a>', '<a href="/article/b?lite=1">B</a>'],
  [
    '<a href="/privacy">B</a><a href="https://x.az/article/b">C</a>',
    '<a href="/privacy">B</a><a href="https://x.az/article/b">C</a>',
  ],
  ['<p style="color:red" class="big">x</p>', '<p>x</p>'],
])('%s becomes %s', (html, expected) => expect(liteContent(html)).toBe(expected));
