import { expect, it } from 'vitest';
import { convertHtml, type HtmlSource } from './convert-html.ts';
import { parseHtml, readHtmlLine } from './html-node.ts';

const ORIGIN = 'https://old.example';
const convert = (html: string, source: Partial<HtmlSource> = {}) =>
  convertHtml(html, { origin: ORIGIN, ...source });
const link = (address: string, text = address) => `<p><a href="${address}">${text}</a></p>`;

it.each<[html: string, converted: string]>([
  ['<pre>a\rb</pre>', '<p>a<br>b</p>'],
  ['<pre>\n\na\n\n</pre>', '<p>a</p>'],
  ['<pre>  a\n b  c</pre>', '<p>\u00a0\u00a0a<br>\u00a0b \u00a0c</p>'],
  [
    '<pre>a<img src="/b.jpg">\nc</pre>',
    '<p>a<br>c</p><figure><img src="https://old.example/b.jpg" alt=""></figure>',
  ],
])('verse and code keep their lines and indents: %j', (html, converted) => {
  expect(convert(html).html).toBe(converted);
});

it('a line break of the classic editor behind a tag for one counts once', () => {
  const text = (html: string) => convert(html, { hasLineBreaks: true }).html;
  expect(text('a<br> \t\nb\nc')).toBe('<p>a<br>b<br>c</p>');
  expect(text('a<br>b\nc')).toBe('<p>a<br>b<br>c</p>');
  expect(text('<b>a</b>\nb\rc')).toBe('<p><b>a</b><br>b<br>c</p>');
  expect(convert('<p>a\nb</p>').html).toBe('<p>a\nb</p>');
});

it('the caption of a gallery is not that of its pictures', () => {
  const picture = (name: string, caption = '') =>
    `<figure><img src="https://a.az/${name}" alt="">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
  const images = '<img src="https://a.az/1"><div><img src="https://a.az/2"></div>';
  const all = '<p><em>Hamısı</em></p>';
  expect(convert(`<figure>${images}<figcaption>Hamısı</figcaption></figure>`).html).toBe(
    picture('1') + picture('2') + all,
  );
  const own = `<figure><a href="/b"><img src="https://a.az/3"></a><figcaption>Üç</figcaption></figure>`;
  expect(convert(`<figure>${images}${own}<figcaption>Hamısı</figcaption></figure>`).html).toBe(
    picture('1') + picture('2') + picture('3', 'Üç') + all,
  );
});

it.each(['a.html', 'a.htm', 'a.xhtml', 'a.php', 'a.php5', 'a.asp', 'a.aspx', 'a.jsp', 'a.do', 'a', 'v1.x'])(
  'a link to /%s is one to a page',
  (name) => {
    const { html, losses } = convert(`<a href="${ORIGIN}/${name}">b</a>`);
    expect([html, losses]).toEqual([`<p><a href="/${name}">b</a></p>`, []]);
  },
);

it.each(['a.pdf', 'a.todo', 'a.docx', 'html.zip'])('a link to /%s is one to a file', (name) => {
  const { html, losses } = convert(`<a href="/${name}">b</a>`);
  expect(html).toBe(link(`${ORIGIN}/${name}`, 'b'));
  expect(losses).toEqual([{ code: 'fileLinked', detail: `${ORIGIN}/${name}` }]);
});

it('without the address of the old site, links stay, and pictures of it are lost', () => {
  const source = { origin: null };
  expect(convert('<a href="/a">b</a>', source).html).toBe('<p><a href="/a">b</a></p>');
  expect(convert('<img src="//cdn.example/a//b.jpg">', source).html).toBe(
    '<figure><img src="https://cdn.example/a//b.jpg" alt=""></figure>',
  );
  expect(convert('<img src="/a.jpg">', source)).toEqual({
    html: '',
    losses: [{ code: 'imageUnresolved', detail: '/a.jpg' }],
  });
});

it('a loss names two hundred characters of an address', () => {
  const long = 'a'.repeat(300);
  const details = (html: string) =>
    convert(html, { origin: html.includes('img') ? null : ORIGIN }).losses.map(({ detail }) => detail);
  expect(details(`<img src="/${long}">`)).toEqual([`/${long}`.slice(0, 200)]);
  expect(details(`<a href="/${long}.pdf">b</a>`)).toEqual([`${ORIGIN}/${long}`.slice(0, 200)]);
  expect(details(`<video src="/${long}"></video>`)).toEqual([`${ORIGIN}/${long}`.slice(0, 200)]);
  expect(details(`<iframe src="${long}"></iframe>`)).toEqual([long.slice(0, 200)]);
});

it.each<[what: string, html: string, converted: RegExp]>([
  [
    'a post of Instagram, by the address that it names',
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/abc/"><a href="https://a.az">b</a></blockquote>',
    /^<figure data-embed="instagram" data-address="https:\/\/www\.instagram\.com\/p\/abc\/">/,
  ],
  [
    'the last link of a post of X',
    '<blockquote class="twitter-tweet"><a href="https://a.az">a</a><a href="https://b.az">b</a><a href="https://x.com/a/status/1">c</a></blockquote>',
    /^<figure data-embed="x"/,
  ],
  [
    'a post without an address as a quotation',
    '<blockquote class="twitter-tweet"><p>Mətn</p></blockquote>',
    /^<blockquote><p>Mətn<\/p><\/blockquote>$/,
  ],
  [
    'a list of videos as the player that shows it',
    '<iframe src="https://www.youtube.com/embed/videoseries?list=1"></iframe>',
    /data-address="https:\/\/www\.youtube\.com\/embed\/videoseries\?list=1"/,
  ],
  [
    'all parameters of an address',
    '<p>https://youtu.be/abcdefghijk?a=1&amp;t=2</p>',
    /data-address="https:\/\/youtu\.be\/abcdefghijk\?a=1(?:&amp;|&#38;)t=2"/,
  ],
  ['nothing of a player without an address', '<iframe></iframe><video></video>', /^$/],
  [
    'a recording under its file name, also when that is damaged',
    '<audio src="https://a.az/b%E0.mp3"></audio>',
    />b%E0\.mp3<\/a>/,
  ],
])('keeps %s', (_what, html, converted) => {
  expect(convert(html).html).toMatch(converted);
});

it.each<[html: string, converted: string]>([
  [
    '<div class="wp-block-file"><a class="wp-block-file__button" href="/a">Yüklə</a></div>',
    link('/a', 'Yüklə'),
  ],
  [
    '<div class="wp-block-file"><a class="wp-block-file__button" href="/a">Yüklə</a><a href="/a">Ad</a></div>',
    link('/a', 'Ad'),
  ],
  ['<div class="wp-block-file"><a href="/a"></a></div>', link('/a')],
  ['<div class="wp-block-file"><a>Ad</a></div><div class="wp-block-file">b</div>', ''],
  [
    '<div class="kg-card kg-file-card"><a href="/a"><div class="kg-file-card-title">Ad</div><div>1 KB</div></a></div>',
    link('/a', 'Ad'),
  ],
  ['<div class="kg-file-card"><a href="/a">Ad <b>iki</b></a></div>', link('/a', 'Ad iki')],
  ['<div class="kg-file-card"><a>Ad</a></div>', '<p><a href="">Ad</a></p>'],
  ['<div class="kg-file-card">Ad</div>', ''],
  [
    '<div class="kg-audio-card"><audio src="https://a.az/b.mp3"></audio><div class="kg-audio-title">Ad</div></div>',
    link('https://a.az/b.mp3', 'Ad'),
  ],
  [
    '<div class="kg-video-card"><video src="https://a.az/b.mp4"></video></div>',
    link('https://a.az/b.mp4', 'b.mp4'),
  ],
  [
    '<figure class="kg-bookmark-card"><a href="/a"><div class="kg-bookmark-title">Ad</div></a></figure>',
    link('/a', 'Ad'),
  ],
  ['<figure class="kg-bookmark-card"><a href="/a">b</a></figure>', link('/a')],
  ['<figure class="kg-bookmark-card">b</figure>', ''],
])('a card of a file or of a page becomes a link, and is left out without one: %s', (html, converted) => {
  expect(convert(html).html).toBe(converted);
});

it('HTML that is too deep or has too many elements stays as it is, and is no line of text', () => {
  expect(readHtmlLine(`${'<b>'.repeat(500)}Ad`)).toBe('Ad');
  for (const html of ['<b>'.repeat(600), '<br>'.repeat(50_001)]) {
    expect(convert(html)).toEqual({ html, losses: [] });
    expect(readHtmlLine(html)).toBe('');
  }
  expect(parseHtml('<br>'.repeat(50_000))).toHaveLength(50_000);
});

it.each<[html: string, converted: string]>([
  ['<img src="https://a.az/1" data-src="https://a.az/2">', 'https://a.az/1'],
  ['<img data-src="https://a.az/2">', 'https://a.az/2'],
  ['<img src="data:image/gif;base64,x" data-lazy-src="http://a.az/3">', 'http://a.az/3'],
  ['<img src="" data-orig-file="https://a.az/4">', 'https://a.az/4'],
])('a picture that is loaded late has the address of its file: %s', (html, address) => {
  expect(convert(html)).toEqual({ html: `<figure><img src="${address}" alt=""></figure>`, losses: [] });
});

it.each<[html: string, converted: string]>([
  ['<p><br> <br>a<br>b<br><br></p>', '<p>a<br>b</p>'],
  ['<p><a href="/b">Mətn <img src="xhttps://a.az/1"></a></p>', '<p><a href="/b">Mətn </a></p>'],
  ['<a href="b/c">a</a>', '<p><a href="b/c">a</a></p>'],
  ['<a href="https://owww.ld.example/b">a</a>', '<p><a href="https://owww.ld.example/b">a</a></p>'],
  ['<figure>söz<figcaption>yazı</figcaption></figure>', '<p>söz</p><p><em>yazı</em></p>'],
  [
    '<figure><figure><img src="https://a.az/1"></figure><figcaption>Yazı</figcaption></figure>',
    '<figure><img src="https://a.az/1" alt=""><figcaption>Yazı</figcaption></figure>',
  ],
  ['<table><tr><td>a</td></tr>söz</table>', '<table><tr><td>a</td></tr></table>'],
  ['<table></table>', ''],
])('%s becomes %s', (html, converted) => expect(convert(html).html).toBe(converted));

it('an old player is an embed too', () => {
  expect(convert('<embed src="https://www.youtube.com/embed/abcdefghijk">').html).toContain(
    'data-address="https://www.youtube.com/watch?v=abcdefghijk"',
  );
});

it.each(['kg-callout-emoji', 'kg-file-card', 'kg-bookmark-card', 'wp-block-file', 'twitter-tweet'])(
  'a class that only contains %s means nothing',
  (name) => {
    for (const other of [`x-${name}`, `${name}-x`])
      expect(convert(`<div class="${other}"><p>a <a href="/b">c</a> d</p></div>`).html).toBe(
        '<p>a <a href="/b">c</a> d</p>',
      );
  },
);

const VIDEO = 'https://youtu.be/abcdefghijk';
const figure = (provider: string, address: string) =>
  `<figure data-embed="${provider}" data-address="${address}"><a href="${address}">${address}</a></figure>`;

it.each<[html: string, converted: string]>([
  [`<p> ${VIDEO} </p>`, figure('youtube', VIDEO)],
  [`<p><a href="${VIDEO}"> ${VIDEO} </a></p>`, figure('youtube', VIDEO)],
  [`<p><a href="${VIDEO}" target="_blank">${VIDEO}</a></p>`, figure('youtube', VIDEO)],
  [`<p>a<br>b<br>${VIDEO}</p>`, `<p>a<br>b</p>${figure('youtube', VIDEO)}`],
  [`<p>Bax <a href="${VIDEO}">${VIDEO}</a></p>`, `<p>Bax <a href="${VIDEO}">${VIDEO}</a></p>`],
  [`<p><a href="${VIDEO}">${VIDEO}</a> son</p>`, `<p><a href="${VIDEO}">${VIDEO}</a> son</p>`],
  [`<p>${VIDEO}<b>a</b></p>`, `<p>${VIDEO}<b>a</b></p>`],
  [`<h2>${VIDEO}<br>Başlıq</h2>`, `<h2>${VIDEO}<br>Başlıq</h2>`],
  [
    '<blockquote class="twitter-tweet"><a href="//x.com/a/status/1">b</a></blockquote>',
    figure('x', 'https://x.com/a/status/1'),
  ],
])('an address is an embed only when nothing else is in its line: %s', (html, converted) => {
  expect(convert(html).html).toBe(converted);
});

it.each(['//www.youtube.com', 'http://youtube.com', 'https://www.youtube-nocookie.com'])(
  'a video of the player of %s is named by its page',
  (site) => {
    for (const rest of ['', '?rel=0', '/'])
      expect(convert(`<iframe src="${site}/embed/abcdefghijk${rest}"></iframe>`).html).toBe(
        figure('youtube', 'https://www.youtube.com/watch?v=abcdefghijk'),
      );
    const other = `https://a.az/?u=https:${site.replace(/^https?:/, '')}/embed/abcdefghijk`;
    expect(convert(`<iframe src="${other}"></iframe>`).html).toBe(link(other));
  },
);
