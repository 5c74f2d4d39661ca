import { expect, it } from 'vitest';
import { keepHtmlTogether } from './keep-html-together.ts';

it.each([
  ['<h2 title="a – b-c">a – b-c</h2>', '<h2 title="a – b-c">a\u00a0– b\u2011c</h2>'],
  ['<b>a</b> – <i>b</i>', '<b>a</b>\u00a0– <i>b</i>'],
  ['&quot;b-c&quot; &amp; d-e', '&quot;b\u2011c&quot; &amp; d\u2011e'],
  ['<title>a – b</title><script>"a – b"</script>', '<title>a – b</title><script>"a – b"</script>'],
  ['<textarea>a-b</textarea><code>a-b</code>', '<textarea>a-b</textarea><code>a-b</code>'],
  ['<option>a-b</option><option>c-d</option>', '<option>a-b</option><option>c-d</option>'],
])('%s', (html, expected) => expect(keepHtmlTogether(html)).toBe(expected));
