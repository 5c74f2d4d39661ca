import { expect, it } from 'vitest';
import { toPlainText, withoutTables } from './to-plain-text.ts';

it.each([
  ['<p>Bir</p><p>iki</p>', 'Bir iki'],
  ['<p>pen<strong>al</strong>ti</p>', 'penalti'],
  ['A&nbsp;&amp;&#160;&#x42; &lt;b&gt; &ccedil;', 'A & B <b> &ccedil;'],
  // A word that is the name of no character stays.
  ['&constructor;', '&constructor;'],
  ['<p>x<iframe src="a">y</iframe><script>z</script><br>w</p>', 'x w'],
  ['&#0;&#xd800;&#x110000;x', 'x'],
  ['&#31;a&#32;b&#xdfff;c&#xe000;', 'a b c\ue000'],
  ['&QUOT;a&apos;&gt;', '"a\'>'],
  ['<p>a\n\tb  c\u00a0d</p>', 'a b c d'],
  ['<STYLE>.a{}</STYLE ><svg><title>x</title></svg>y<br/>z', 'y z'],
])('the text of %s is “%s”', (html, text) => expect(toPlainText(html)).toBe(text));

it.each([
  ['<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table><p>c</p>', '<p>a</p><p>c</p>'],
  ['<table>a</table><table>b</table>c', 'c'],
  ['a<table>b', 'a'],
  ['a', 'a'],
])('%s without its tables is %s', (html, rest) => expect(withoutTables(html)).toBe(rest));
