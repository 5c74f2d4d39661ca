import { smallPictureUrl } from '#features/media/rules/images/picture-source.ts';
import { hasLite, liteAddress } from '../rules/lite-address.ts';
import { liteText } from '../text.ts';

const PICTURE = /<img\b[^<>]*>/gi;
const EMBEDDED = /<(iframe|video|audio|object|embed)\b([^>]*)>(?:[\s\S]*?<\/\1\s*>)?/gi;
const PAGE_LINK = /(<a\b[^<>]*?\bhref=")(\/[^"#?<>]*)(")/gi;

/**
 * An article's HTML in which pictures, videos and frames are links. Links to pages with a light version lead to that
 * version.
 */
export function liteContent(html: string): string {
  return html
    .replace(/<\/?(?:picture|source)\b[^>]*>/gi, '')
    .replace(/\s(?:style|class|srcset|sizes|width|height|loading)="[^"]*"/gi, '')
    .replace(PICTURE, (tag) => renderLink(attribute(tag, 'src'), liteText.picture(attribute(tag, 'alt'))))
    .replace(EMBEDDED, (tag) => renderLink(attribute(tag, 'src'), liteText.video))
    .replace(PAGE_LINK, (whole, before, path, after) =>
      hasLite(path) ? before + liteAddress(path) + after : whole,
    );
}

/** The value of an attribute as it stands in the tag, so it is escaped; empty when it is missing. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
}

function renderLink(source: string, label: string): string {
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(source)) return '';
  return `<a class="picture" href="${smallPictureUrl(source, 480)}">${label}</a>`;
}
