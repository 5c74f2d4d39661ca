import { describe, expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

describe('from Word', () => {
  test('keeps text and marks, and removes the markup of Word', () => {
    const word = `<html xmlns:o="urn"><head><style>p{}</style></head><body><!--StartFragment-->
      <p class=MsoNormal style='margin:0'><b style='mso-bidi-font-weight:normal'><span lang=AZ>Qarabağ</span></b><span
      style='font-size:12pt'> 2:1 <i>uddu</i>.<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;
    expect(cleanPaste(word)).toBe('<p><b>Qarabağ</b> 2:1 <i>uddu</i>.</p>');
  });

  test('converts list paragraphs to lists', () => {
    const item = (mark: string, text: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
    expect(cleanPaste(item('·', 'Bir') + item('·', 'İki'))).toBe('<ul><li>Bir</li><li>İki</li></ul>');
    expect(cleanPaste(item('1.', 'Bir') + item('2.', 'İki'))).toBe('<ol><li>Bir</li><li>İki</li></ol>');
  });

  test('converts headings to the levels of the editor', () => {
    expect(cleanPaste("<h1 style='x'>Oyun</h1><h3>Heyət</h3><h5>Qeyd</h5>")).toBe(
      '<h2>Oyun</h2><h3>Heyət</h3><h4>Qeyd</h4>',
    );
  });

  test('keeps a table with its merged cells', () => {
    expect(
      cleanPaste('<table class=MsoTableGrid border=1><tr><td colspan="2" width=200>1</td></tr></table>'),
    ).toBe('<table><tr><td colspan="2">1</td></tr></table>');
    expect(cleanPaste("<table><tr><td width=623 colspan=2 valign=top style='x'>1</td></tr></table>")).toBe(
      '<table><tr><td colspan="2">1</td></tr></table>',
    );
  });
});

describe('from Telegram and web pages', () => {
  test('styles become tags, and lines become paragraphs', () => {
    const telegram = `<span style="font-weight: 700; color: red">Təcili!</span> Zirə yeni məşqçi tapdı.<br><br><a href="https://t.me/x" class="text-entity-link" dir="auto">Ətraflı</a>`;
    expect(cleanPaste(telegram)).toBe(
      '<p><strong>Təcili!</strong> Zirə yeni məşqçi tapdı.</p><p><a href="https://t.me/x">Ətraflı</a></p>',
    );
  });

  test('a div with text becomes a paragraph', () => {
    expect(cleanPaste('<div class="message">Bir</div><div>İki <b>üç</b></div>')).toBe(
      '<p>Bir</p><p>İki <b>üç</b></p>',
    );
  });

  test('invisible characters and executable addresses are removed', () => {
    expect(cleanPaste('<p>Qara\u00adbağ</p>')).toBe('<p>Qarabağ</p>');
    expect(cleanPaste('<p>Bir\u200b<a href="javascript:alert(1)">iki</a></p>')).toBe('<p>Bir<a>iki</a></p>');
    expect(cleanPaste('<p>Bir<a href=javascript:alert(1)>iki</a></p>')).toBe('<p>Bir<a>iki</a></p>');
    expect(cleanPaste('<p>Bir<a title="x href=/iki">iki</a></p>')).toBe('<p>Bir<a>iki</a></p>');
    expect(cleanPaste('<p onclick="x()">Bir<script>x()</script></p>')).toBe('<p>Bir</p>');
  });
});

test('an empty line of Google Docs between two blocks is no paragraph, a line break inside one stays', () => {
  const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>Oyun</span></h2><br /><p dir="ltr"><span>Bir<br>iki</span></p>
    <br /><br /><ul><li><p><span>Bənd</span></p></li></ul></b><br class="Apple-interchange-newline">`;
  expect(cleanPaste(docs)).toBe('<h2>Oyun</h2><p>Bir<br>iki</p><ul><li><p>Bənd</p></li></ul>');
});

test('plain text stays unchanged, and cleaning twice gives the same result', () => {
  expect(cleanPaste('Sadə mətn')).toBe('Sadə mətn');
  const once = cleanPaste('<h2 style="x">Oyun</h2><p>A&nbsp;B</p>');
  expect(once).toBe('<h2>Oyun</h2><p>A B</p>');
  expect(cleanPaste(once)).toBe(once);
});
