import { liteText } from '#az/text/site/lite.ts';
import { isOwnPicture, pictureUrl } from '#domain/media/images/picture-source.ts';
import { hasLite, liteAddress } from './lite-address.ts';

const PICTURE = /<img\b[^>]*>/gi;
const EMBEDDED = /<(iframe|video|audio|object|embed)\b([^>]*)>(?:[\s\S]*?<\/\1\s*>)?/gi;
const PAGE_LINK = /(<a\b[^>]*?\bhref=")(\/[^"#?]*)(")/gi;

/**
 * An article's HTML with links in place of everything that would be loaded: a picture comes when it is tapped. Links to
 * pages that have a light version lead to it.
 */
export function liteContent(html: string): string {
  return html
    .replace(/<\/?(?:picture|source)\b[^>]*>/gi, '')
    .replace(/\s(?:style|class|srcset|sizes|width|height|loading)="[^"]*"/gi, '')
    .replace(PICTURE, (tag) => link(attribute(tag, 'src'), liteText.picture(attribute(tag, 'alt'))))
    .replace(EMBEDDED, (tag) => link(attribute(tag, 'src'), liteText.video))
    .replace(PAGE_LINK, (whole, before, path, after) =>
      hasLite(path) ? before + liteAddress(path) + after : whole,
    );
}

/** As it stands in the tag, so escaped already; empty when it is not there. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
}

function link(source: string, words: string): string {
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(source)) return '';
  return `<a class="picture" href="${smallPicture(source)}">${words}</a>`;
}

/** One of our pictures is shown small; another site's as it is. */
export function smallPicture(url: string): string {
  if (!isOwnPicture(url)) return url;
  const source = { url, width: null, height: null, focalX: 0.5, focalY: 0.5 };
  return pictureUrl(source, { crop: 'full', width: 480, format: 'webp' });
}
