import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasContent } from './article-content.ts';
import { MAX_CONTENT_LENGTH, sanitiseContent } from './sanitise-content.ts';

/** Known cross-site scripting attacks. */
const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href=" \u0001javascript:alert(1)">a</a>',
  '<a href="&#106;&#97;vascript:alert(1)">a</a>',
  '<a href="vbscript:x">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example/a">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<a href="/\t/evil.example">a</a>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="evil.swf"></object><embed src="evil.swf">',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)" class="x" id="main">a</p>',
  '<form action="https://evil.example"><input name="password"><button>ok</button></form>',
  '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css"><style>body{display:none}</style>',
  '<div data-island="login" data-props="{}">a</div>',
  '<img src="/a.jpg" data-island="x" data-wake="load">',
  '<figure data-embed="youtube" data-address="https://evil.example/watch">a</figure>',
  '<figure data-embed="youtube" data-address="javascript:alert(1)">a</figure>',
  "<div data-match-card='\"><script>alert(1)</script>'></div>",
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<template><script>alert(1)</script></template>',
  '<a href="https://a.az" target="_top" ping="https://evil.example" download>a</a>',
  '<video src="x" onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
  '<p>\u0000<scr\u0000ipt>alert(1)</script></p>',
];
const DANGER =
  /<\s*(?:script|style|svg|math|iframe|object|embed|form|input|button|base|meta|link|template|video|audio|textarea|xmp|noscript)|\son\w+\s*=|<[^>]*(?:javascript|vbscript|data):|data-(?:island|props|wake)|style\s*=|class\s*=|evil\.(?:example|swf)/i;

describe('sanitiseContent', () => {
  it.each(attacks)('makes %s harmless', (attack) => {
    expect(sanitiseContent(attack)).not.toMatch(DANGER);
    expect(sanitiseContent(`<p>${attack}</p>`)).not.toMatch(DANGER);
  });

  it('does not change the HTML of the editor', () => {
    const kept = [
      '<h2>Başlıq</h2><h3>Alt</h3><h4>Alt</h4>',
      '<p>Sətir<br />və <strong>qalın</strong>, <em>əyri</em>, <u>altı</u>, <s>üstü</s></p>',
      '<ul><li><p>bir</p></li></ul><ol><li><p>iki</p></li></ol><blockquote><p>sitat</p></blockquote><hr />',
      '<a href="https://uefa.com/a?b=1&amp;c=2" target="_blank" rel="nofollow noopener">UEFA</a>',
      '<a href="/article/qarabag">bizdə</a><a href="mailto:a@b.az">məktub</a><a href="#son">son</a>',
      '<figure><img src="/media/articles/1-a.jpg" alt="Qol" width="800" height="450" data-credit="AFFA" /><figcaption>Yazı</figcaption></figure>',
      '<figure data-embed="youtube" data-address="https://www.youtube.com/watch?v=1"></figure>',
      '<figure data-embed="telegram" data-address="https://t.me/kanal/12"></figure>',
      '<div data-match-card="abcDEF123"></div>',
      '<table><thead><tr><th colspan="2">Komanda</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ];
    for (const html of kept) expect(sanitiseContent(html)).toBe(html);
  });

  it('removes target and rel from links within the site', () => {
    const outside = ' target="_blank" rel="nofollow noopener noreferrer"';
    expect(sanitiseContent(`<a${outside} href="/article/qarabag">a</a><a${outside} href="#son">b</a>`)).toBe(
      '<a href="/article/qarabag">a</a><a href="#son">b</a>',
    );
  });

  it('converts pasted HTML to the tags of the editor', () => {
    expect(sanitiseContent('<h1>A</h1><b>b</b><i>c</i><span style="color:red">d</span>')).toBe(
      '<h2>A</h2><strong>b</strong><em>c</em>d',
    );
    expect(sanitiseContent(' <p>Qәbәlә</p><p>ә</p>\n')).toBe('<p>Qəbələ</p><p>ə</p>');
    expect(sanitiseContent('<img src="/a.jpg" alt="Qәbәlә">')).toBe('<img src="/a.jpg" alt="Qəbələ" />');
    expect(sanitiseContent('<a href="https://a.az/Qәb">a</a>')).toBe('<a href="https://a.az/Qәb">a</a>');
    expect(sanitiseContent('<a href="javascript:x">söz</a>')).toBe('söz');
    expect(sanitiseContent('<figure data-embed="x" data-address="http://youtu.be/1"></figure>')).toBe(
      '<figure data-embed="youtube" data-address="https://youtu.be/1"></figure>',
    );
  });

  it.each<[html: string, cleaned: string]>([
    ['<img src="/a.jpg" alt="" role="presentation">', '<img src="/a.jpg" alt="" role="presentation" />'],
    ['<img src="/a.jpg" alt="Qol" role="presentation">', '<img src="/a.jpg" alt="Qol" />'],
    ['<img src="/a.jpg" alt="" role="button">', '<img src="/a.jpg" alt="" />'],
    ['<img src="/a.jpg" width="0" height="100000">', '<img src="/a.jpg" alt="" />'],
    ['<img src="/a.jpg" width="1" height="99999">', '<img src="/a.jpg" alt="" width="1" height="99999" />'],
    ['<img src="/a.jpg" width="50%" height="x5">', '<img src="/a.jpg" alt="" />'],
    [
      '<img src="/a.jpg" data-credit="Qәbәlә" data-align="left" data-media="m1" data-x="1">',
      '<img src="/a.jpg" alt="" data-credit="Qəbələ" data-align="left" data-media="m1" />',
    ],
    ['<table><tbody><tr><td colspan="1" rowspan="99">a</td></tr></tbody></table>', '<td rowspan="99">'],
    [
      '<table><tbody><tr><th colspan="100" rowspan="10x">a</th><td rowspan="x10">b</td></tr></tbody></table>',
      '<th>a</th><td>b</td>',
    ],
    [`<div data-poll="${'a'.repeat(64)}"></div>`, `<div data-poll="${'a'.repeat(64)}"></div>`],
    [`<div data-poll="${'a'.repeat(65)}">söz</div>`, 'söz'],
    ['<figure data-address="https://t.me/klub/77">a</figure>', '<figure>a</figure>'],
  ])('keeps of the attributes of %s only those that the editor writes', (html, cleaned) => {
    expect(sanitiseContent(html)).toContain(cleaned);
  });

  it('keeps of a relation to another site what search engines and browsers know', () => {
    const link = (attributes: string) => sanitiseContent(`<a href="https://a.az" ${attributes}>a</a>`);
    const kept = (attributes: string) => `<a href="https://a.az"${attributes}>a</a>`;
    expect(link('rel="UGC  opener nofollow"')).toBe(kept(' rel="nofollow ugc"'));
    expect(link('target="_blank"')).toBe(kept(' target="_blank" rel="noopener"'));
    expect(link('target="_self" rel="opener"')).toBe(kept(''));
  });

  it('removes an address that no browser opens or that is longer than 2000 characters', () => {
    const link = (href: string) => sanitiseContent(`<a href="${href}">a</a>`);
    const longest = `https://a.az/${'a'.repeat(1987)}`;
    expect(link(longest)).toBe(`<a href="${longest}">a</a>`);
    for (const href of [
      `${longest}a`,
      'https://[a',
      'http://[a',
      'mailto:',
      'MAILTO: a',
      'a.html',
      'x https://a.az',
    ])
      expect(link(href)).toBe('a');
    expect(link(' /xeber\n')).toBe('<a href="/xeber">a</a>');
    expect(link('/kecid?u=https://[a')).toBe('<a href="/kecid?u=https://[a">a</a>');
    expect(sanitiseContent('<p>a<img src="a.jpg"></p>')).toBe('<p>a</p>');
  });

  it('refuses a text that is too long or too complex, before and after cleaning', () => {
    const refused = (code: string) =>
      expect.objectContaining({ problems: [expect.objectContaining({ field: 'content', code })] });
    const failureOf = (html: string) => {
      try {
        return sanitiseContent(html) && null;
      } catch (error) {
        return error;
      }
    };
    expect(failureOf('a'.repeat(MAX_CONTENT_LENGTH))).toBeNull();
    expect(failureOf('a'.repeat(MAX_CONTENT_LENGTH + 1))).toEqual(refused('content.tooLong'));
    expect(failureOf('&'.repeat(MAX_CONTENT_LENGTH / 4))).toEqual(refused('content.tooLong'));
    expect(failureOf('<b>'.repeat(200))).toBeNull();
    expect(failureOf('<b>'.repeat(201))).toEqual(refused('content.tooComplex'));
    expect(failureOf('<b>a</b>'.repeat(201))).toBeNull();
    expect(failureOf('<p></p>'.repeat(10_000))).toBeNull();
    expect(failureOf('<p></p>'.repeat(10_001))).toEqual(refused('content.tooComplex'));
  });

  const tag = fc.constantFrom(
    'p',
    'div',
    'b',
    'a href="/x"',
    'a href=javascript:x',
    'figure',
    'figcaption',
    'table',
    'tr',
    'td',
    'li',
    'ul',
    'h1',
    'script',
    'style',
    'svg',
    'br/',
    'img src="/a.jpg"',
    'img onerror=1',
    'textarea',
    'blockquote',
    'div data-match-card="m1"',
    'figure data-embed="x" data-address="https://x.com/a/1"',
    '!--',
    '/!--',
  );
  const soup = fc
    .array(
      fc.oneof(
        tag.map((name) => `<${name}>`),
        tag.map((name) => `</${name.split(' ')[0]}>`),
        fc.string({
          unit: fc.constantFrom('a', 'ә', 'ə', 'İ', '̇', '<', '>', '&', '"', "'", '=', ' ', '\n', ';'),
        }),
        fc.constantFrom('&amp;', '&lt;script&gt;', '&#60;', '&nbsp;', '-->', '<!', ']]>', '\u0000', '\ud800'),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(''));

  it('changes nothing the second time, and leaves nothing dangerous in any invalid HTML', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const once = sanitiseContent(html);
        expect(sanitiseContent(once)).toBe(once);
        expect(once).not.toMatch(
          /<(?!\/?(?:p|h[234]|[uo]l|li|blockquote|strong|em|u|s|a|br|hr|fig|img|div|t))/,
        );
        expect(once).not.toMatch(/<[^>]*\son\w+=|<[^>]*javascript:/);
      }),
      { numRuns: 2000 },
    );
  });
});

it('hasContent accepts a match card and an embed, but not an empty paragraph', () => {
  expect(hasContent('<div data-match-card="m1"></div>')).toBe(true);
  expect(hasContent('<figure data-embed="x" data-address="https://x.com/a/1"></figure>')).toBe(true);
  expect(hasContent('<p></p><p><br /></p>')).toBe(false);
});
