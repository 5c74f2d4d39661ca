import { expect, it } from 'vitest';
import { convertShortcodes } from './convert-shortcodes.ts';
import type { WxrAttachment } from './wxr-site.ts';

const picture = (url: string, parent: string, over: Partial<WxrAttachment> = {}) =>
  ({ url, parent, alt: '', caption: '', ...over }) as WxrAttachment;
const attachments = new Map([
  ['1', picture('https://old.az/a.JPG', '7', { alt: 'Top "qapıda"', caption: 'A & B' })],
  ['2', picture('https://old.az/b.png', '7')],
  ['3', picture('https://old.az/c.pdf', '7')],
  ['4', picture('https://old.az/d.webp', '8')],
]);
const convert = (text: string) => convertShortcodes(text, { postId: '7', site: { attachments } });
const figures = {
  1: '<figure><img src="https://old.az/a.JPG" alt="Top &#34;qapıda&#34;"><figcaption>A &#38; B</figcaption></figure>',
  2: '<figure><img src="https://old.az/b.png" alt=""></figure>',
  4: '<figure><img src="https://old.az/d.webp" alt=""></figure>',
};

it.each([
  [
    'the caption behind a picture',
    '[caption width="3"]<img src="a.jpg"> Yazı[/caption]',
    '<figure><img src="a.jpg"><figcaption>Yazı</figcaption></figure>',
  ],
  [
    'a caption that is an attribute',
    '[wp_caption caption="Yazı"]<a href="b"> <img src="a.jpg"> </a>[/wp_caption]',
    '<figure><a href="b"> <img src="a.jpg"> </a><figcaption>Yazı</figcaption></figure>',
  ],
  [
    'a caption without a picture',
    '[caption]Yazı[/caption]',
    '<figure><figcaption>Yazı</figcaption></figure>',
  ],
  ['the pictures of the post', '[gallery]', figures[1] + figures[2]],
  ['chosen pictures', '[gallery ids="4, 2"]', figures[4] + figures[2]],
  ['included pictures', "[gallery include='2']", figures[2]],
  ['an address', '[embed]https://youtu.be/a?b=1&amp;c=2[/embed]', '<p>https://youtu.be/a?b=1&#38;c=2</p>'],
  ['the id of a video', '[youtube id="abcdefghijk"]', '<p>https://youtu.be/abcdefghijk</p>'],
  ['an address behind the name', '[youtube=https://youtu.be/a]', '<p>https://youtu.be/a</p>'],
  ['an address without a name', '[tweet https://x.com/a/status/1]', '<p>https://x.com/a/status/1</p>'],
  [
    'a quoted address without a name',
    '[instagram "https://instagram.com/p/a"]',
    '<p>https://instagram.com/p/a</p>',
  ],
  ['the address of a player', '[embed src=https://youtu.be/a]', '<p>https://youtu.be/a</p>'],
  ['a url', '[embed url=https://youtu.be/a]', '<p>https://youtu.be/a</p>'],
  [
    'a video in one of its formats',
    '[video webm="/a.webm" width="3"][/video]',
    '<video src="/a.webm"></video>',
  ],
  ['a sound', '[audio mp3="/a.mp3"]', '<audio src="/a.mp3"></audio>'],
  ['a sound without a name', '[audio /a.mp3]', '<audio src="/a.mp3"></audio>'],
])('%s becomes HTML', (_name, text, html) => {
  expect(convert(`Əvvəl ${text} sonra`)).toEqual({ html: `Əvvəl ${html} sonra`, losses: [] });
});

it.each(['src', 'mp4', 'mp3', 'm4v', 'm4a', 'webm', 'ogv', 'ogg', 'wav', 'flv'])(
  'a recording may be named by its format %s',
  (format) => expect(convert(`[video ${format}="/a"]`).html).toBe('<video src="/a"></video>'),
);

it.each([
  ['[embed] https://youtu.be/a [/embed]', '<p>https://youtu.be/a</p>'],
  ['[embed]https://youtu.be/abcdefghijk1[/embed]', '<p>https://youtu.be/abcdefghijk1</p>'],
  ['[audio "/a.mp3" /]', '<audio src="/a.mp3"></audio>'],
  ['[audio width="3" /a.mp3 /b.mp3]', '<audio src="/a.mp3"></audio>'],
  [
    '[caption]<a href="b"><img src="a.jpg"></a>Yazı[/caption]',
    '<figure><a href="b"><img src="a.jpg"></a><figcaption>Yazı</figcaption></figure>',
  ],
  ['[[sic]', '[[sic]'],
  ['[embed]https://a.az/b[/embed]]', '<p>https://a.az/b</p>]'],
])('%s has the HTML %s', (text, html) => expect(convert(text).html).toBe(html));

it.each([
  ['[[gallery]]', '[gallery]'],
  ['[[embed]a[/embed]]', '[embed]a[/embed]'],
  ['[sic]', '[sic]'],
  ['[baş məşqçi]', '[baş məşqçi]'],
  ['a [1] b', 'a [1] b'],
  ['', ''],
])('%j is no shortcode, and stays as text', (text, html) => {
  expect(convert(text)).toEqual({ html, losses: [] });
});

it.each([
  ['[contact-form-7 id="1"]', '', 'contact-form-7'],
  ['[vurgu]Mətn[/vurgu]', 'Mətn', 'vurgu'],
  ['[Vurgu]Mətn[/vurgu]', 'Mətn', 'Vurgu'],
  ['[vurgu rəng="a]b"]Mətn[/vurgu]', 'Mətn', 'vurgu'],
  ['[my_box]', '', 'my_box'],
  ['[embed]ünvan yoxdur[/embed]', '', 'embed'],
  ['[video width="3"]', '', 'video'],
])('%s is unknown: it is removed, its text stays, and the loss is noted', (text, html, detail) => {
  const converted = convert(text);
  expect(converted.losses).toContainEqual({ code: 'shortcodeUnknown', detail });
  expect(converted.html).toBe(html === '' && detail === 'embed' ? 'ünvan yoxdur' : html);
});

it('shortcodes in others are converted, to a depth of twenty', () => {
  expect(convert('[a-b][c-d][gallery ids=2][/c-d][/a-b]').html).toBe(figures[2]);
  const nest = (depth: number) => Array.from({ length: depth }, (_, at) => `[n-${at}]`).join('');
  const close = (depth: number) =>
    Array.from({ length: depth }, (_, at) => `[/n-${depth - 1 - at}]`).join('');
  expect(convert(`${nest(20)}[gallery ids=2]${close(20)}`).html).toBe(figures[2]);
  expect(convert(`${nest(21)}[gallery ids=2]${close(21)}`).html).toBe('[gallery ids=2]');
});

it('a shortcode ends before another one of its name begins', () => {
  expect(convert('[n-a]bir[n-a]iki[/n-a]üç').html).toBe('birikiüç');
  expect(convert('[gallery ids=2][gallery ids=4]').html).toBe(figures[2] + figures[4]);
});

it('pictures that the export does not have are noted', () => {
  expect(convert('[gallery ids="2,99"]')).toEqual({
    html: figures[2],
    losses: [{ code: 'imageUnresolved', detail: '99' }],
  });
});
