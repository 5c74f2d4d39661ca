import { expect, it } from 'vitest';
import { toPlainText, withoutTables } from './to-plain-text.ts';

it.each([
  ['<p>Bir</p><p>iki</p>', 'Bir iki'],
  ['<p>pen<strong>al</strong>ti</p>', 'penalti'],
  ['A&nbsp;&amp;&#160;&#x42; &lt;b&gt; &ccedil;', 'A & B <b> &ccedil;'],
  ['<p>x<iframe src="a">y</iframe><script>z</script><br>w</p>', 'x w'],
  ['&#0;&#xd800;&#x110000;x', 'x'],
])('the text of %s is “%s”', (html, text) => expect(toPlainText(html)).toBe(text));

it.each([
  ['<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table><p>c</p>', '<p>a</p><p>c</p>'],
  ['<table>a</table><table>b</table>c', 'c'],
  ['a<table>b', 'a'],
  ['a', 'a'],
])('%s without its tables is %s', (html, rest) => expect(withoutTables(html)).toBe(rest));
