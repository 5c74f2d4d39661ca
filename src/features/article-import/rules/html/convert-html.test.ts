import { describe, expect, it } from 'vitest';
import { sanitiseContent } from '#features/articles/rules/sanitise-content.ts';
import { convertHtml, type HtmlSource } from './convert-html.ts';

const convert = (html: string, source: Partial<HtmlSource> = {}) =>
  convertHtml(html, { origin: 'https://old.example', ...source });
const figure = (provider: string, address: string) =>
  `<figure data-embed="${provider}" data-address="${address}"><a href="${address}">${address}</a></figure>`;

describe('convertHtml', () => {
  it('puts text outside of paragraphs into paragraphs, and keeps the blocks beside it', () => {
    const html = 'Bir <b>iki</b><div>Üç<ul>\n<li>dörd</li>\n</ul>beş</div><blockquote>Altı</blockquote>';
    expect(convert(html).html).toBe(
      '<p>Bir <b>iki</b></p><p>Üç</p><ul><li>dörd</li></ul><p>beş</p><blockquote><p>Altı</p></blockquote>',
    );
  });

  it('reads empty lines as paragraphs and line breaks as breaks, as the classic editor does', () => {
    const text =
      'Bir\r\niki\n\n<strong>Üç\n\ndörd</strong>\n<h2>Beş</h2>\n<ul>\n\t<li>altı\nyeddi</li>\n</ul>\nsəkkiz<br />\ndoqquz';
    expect(convert(text, { hasLineBreaks: true }).html.replaceAll('\n', '')).toBe(
      '<p>Bir<br>iki</p><p><strong>Üç</strong></p><p><strong>dörd</strong></p><h2>Beş</h2><ul><li>altı<br>yeddi</li></ul><p>səkkiz<br>doqquz</p>',
    );
  });

  it('makes a figure of every picture, with absolute addresses', () => {
    const { html, losses } = convert(
      '<p>Mətn <a href="https://old.example/a.jpg"><img src="/wp-content/a.jpg" alt="Top &amp; qapı"></a> davamı</p>' +
        '<figure><ul><li><figure><img src="//cdn.example/b.jpg"><figcaption>Birinci</figcaption></figure></li>' +
        '<li><figure><img src="https://cdn.example/c.jpg"></figure></li></ul><figcaption>Qalereya</figcaption></figure>' +
        '<img src="data:image/gif;base64,xx" data-src="https://cdn.example/lazy.jpg"><img src="">',
    );
    expect(sanitiseContent(html)).toBe(
      '<p>Mətn</p><figure><img src="https://old.example/wp-content/a.jpg" alt="Top &amp; qapı" /></figure><p>davamı</p>' +
        '<figure><img src="https://cdn.example/b.jpg" alt="" /><figcaption>Birinci</figcaption></figure>' +
        '<figure><img src="https://cdn.example/c.jpg" alt="" /></figure><p><em>Qalereya</em></p>' +
        '<figure><img src="https://cdn.example/lazy.jpg" alt="" /></figure>',
    );
    expect(losses).toEqual([{ code: 'imageUnresolved', detail: '' }]);
  });

  it('makes embeds of players and posts, and links of what cannot be embedded', () => {
    const { html, losses } = convert(
      '<figure class="wp-block-embed"><div>\nhttps://youtu.be/abcdefghijk\n</div></figure>' +
        '<p><iframe src="https://www.youtube.com/embed/abcdefghijk?feature=oembed"></iframe></p>' +
        '<blockquote class="twitter-tweet"><p>Mətn</p><a href="https://t.co/x">şəkil</a> <a href="https://twitter.com/qarabag/status/123">26 iyul</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script>' +
        '<script async src="https://telegram.org/js/telegram-widget.js" data-telegram-post="klub/77"></script>' +
        '<iframe src="//player.vimeo.com/video/1"></iframe><video controls><source src="/a/qol%20bir.mp4"></video><script>x()</script><form><input></form>',
    );
    expect(sanitiseContent(html)).toBe(
      figure('youtube', 'https://youtu.be/abcdefghijk') +
        figure('youtube', 'https://www.youtube.com/watch?v=abcdefghijk') +
        figure('x', 'https://twitter.com/qarabag/status/123') +
        figure('telegram', 'https://t.me/klub/77') +
        '<p><a href="https://player.vimeo.com/video/1">https://player.vimeo.com/video/1</a></p>' +
        '<p><a href="https://old.example/a/qol%20bir.mp4">qol bir.mp4</a></p>',
    );
    expect(losses).toEqual([
      { code: 'embedUnknown', detail: 'player.vimeo.com' },
      { code: 'mediaLinked', detail: 'https://old.example/a/qol%20bir.mp4' },
      { code: 'scriptRemoved', detail: 'script' },
      { code: 'scriptRemoved', detail: 'form' },
    ]);
  });

  it('makes embeds of addresses that stand alone in a line or are a link to themselves', () => {
    const video = 'https://youtu.be/abcdefghijk';
    const post = 'https://t.me/klub/77';
    expect(convert(`<p><a href="${video}">${video}</a></p><p>Bax:<br>${post}<br>Son</p>`).html).toBe(
      `${convert(`<p>${video}</p>`).html}<p>Bax:</p>${convert(`<p>${post}</p>`).html}<p>Son</p>`,
    );
    expect(sanitiseContent(convert(`Bax:\n${post}\nSon`, { hasLineBreaks: true }).html)).toBe(
      `<p>Bax:</p>${figure('telegram', post)}<p>Son</p>`,
    );
    expect(convert(`<p>Mətn ${video} davamı</p><ul><li>${video}</li></ul>`).html).not.toContain('figure');
  });

  it('keeps verse, code, file blocks and all parts of a table', () => {
    const keep = (html: string) => sanitiseContent(convert(html).html);
    expect(keep('<pre class="wp-block-verse">Birinci <em>misra</em>\n  ikinci</pre>')).toBe(
      '<p>Birinci <em>misra</em><br />\u00a0\u00a0ikinci</p>',
    );
    expect(keep('<pre class="wp-block-code"><code>if (a &lt; b) {\n\tc();\n}</code></pre>')).toBe(
      '<p>if (a &lt; b) {<br />\u00a0\u00a0c();<br />}</p>',
    );
    expect(
      keep(
        '<table><caption>Qruplar</caption><thead><tr><th>K</th></tr></thead><tfoot><tr><td>Cəmi</td></tr></tfoot><tbody><tr><td>1</td></tr></tbody></table>',
      ),
    ).toBe(
      '<p><em>Qruplar</em></p><table><thead><tr><th>K</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tbody><tr><td>Cəmi</td></tr></tbody></table>',
    );
    const file = 'https://old.example/wp-content/uploads/cedvel.pdf';
    const block = convert(
      `<div class="wp-block-file"><object class="wp-block-file__embed" data="${file}"></object><a href="${file}">Cədvəl</a><a href="${file}" class="wp-block-file__button" download>Yüklə</a></div>`,
    );
    expect(sanitiseContent(block.html)).toBe(`<p><a href="${file}">Cədvəl</a></p>`);
    expect(block.losses).toEqual([{ code: 'fileLinked', detail: file }]);
  });

  it('leaves links to files of the old site at their address, and reports them', () => {
    const { html, losses } = convert(
      '<p><a href="/fayl/a.pdf">bir</a> <a href="https://www.old.example/b.docx">iki</a> <a href="/bolme/index.php?p=1">üç</a></p><p><a href="https://old.example/c.jpg"><img src="/c.jpg"></a></p>',
    );
    expect(html).toContain(
      '<a href="https://old.example/fayl/a.pdf">bir</a> <a href="https://www.old.example/b.docx">iki</a> <a href="/bolme/index.php?p=1">',
    );
    expect(losses.map(({ code, detail }) => [code, detail])).toEqual([
      ['fileLinked', 'https://old.example/fayl/a.pdf'],
      ['fileLinked', 'https://www.old.example/b.docx'],
    ]);
  });

  it('turns links to the old site into paths', () => {
    const link = (href: string) => convert(`<p><a href="${href}">https://x.az</a></p>`).html;
    expect(link('http://www.old.example/2024/05/derbi/?a=1#b')).toBe(
      '<p><a href="/2024/05/derbi/?a=1#b">https://x.az</a></p>',
    );
    expect(link('https://youtu.be/abcdefghijk')).toBe(
      '<p><a href="https://youtu.be/abcdefghijk">https://x.az</a></p>',
    );
    expect(link('https://other.example/a')).toContain('https://other.example/a');
  });
});
