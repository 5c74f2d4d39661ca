import { matchText } from '#features/matches/text.ts';

const LIVE_STRIP = new RegExp(`<nav aria-label="${matchText.liveStrip}"[\\s\\S]*?</nav>`);
const BREAKING = /(<div [^>]*data-breaking[^>]*>)<div>[\s\S]*?<\/div>(?=<div class="fixed)/;

/** The page without live scores and breaking news, which would be out of date when the saved page is read. */
export function removeLiveContent(html: string): string {
  return html.replace(LIVE_STRIP, '').replace(BREAKING, '$1<div></div>');
}
