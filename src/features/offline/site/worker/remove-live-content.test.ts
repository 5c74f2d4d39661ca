import { expect, it } from 'vitest';
import { matchText } from '#features/matches/text.ts';
import { removeLiveContent } from './remove-live-content.ts';

it('removes live scores and breaking news, and nothing else', () => {
  const scores = `<nav aria-label="${matchText.liveStrip}" class="a"><ul><li>78</li></ul></nav>`;
  const strip = (entries: string) =>
    `<div role="status" data-breaking="true"><div>${entries}</div><div class="fixed b"></div></div>`;
  const entry = '<div data-entry="1"><div><span>QOL</span></div></div>';
  const rest = '<nav aria-label="Menyu"></nav><main id="main"><div>A</div></main>';
  expect(removeLiveContent(`${scores}${strip(entry + entry)}${rest}`)).toBe(strip('') + rest);
  expect(removeLiveContent(strip('') + rest)).toBe(strip('') + rest);
});
