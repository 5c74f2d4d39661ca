import { expect, it } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

it.each([
  ['<p>Bir</p><p>iki</p>', 'Bir iki'],
  ['<p>pen<strong>al</strong>ti</p>', 'penalti'],
  ['A&nbsp;&amp;&#160;&#x42; &lt;b&gt; &ccedil;', 'A & B <b> &ccedil;'],
  ['<p>x<iframe src="a">y</iframe><script>z</script><br>w</p>', 'x w'],
  ['&#0;&#xd800;&#x110000;x', 'x'],
])('toPlainText(%s)', (html, text) => expect(toPlainText(html)).toBe(text));
