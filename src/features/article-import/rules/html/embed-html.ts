import { parseEmbed } from '#features/articles/rules/embed.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';

/** A paragraph with a link. */
export function linkHtml(address: string, text = address): string {
  return `<p><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></p>`;
}

/** The post or video of another site as the article editor writes it; null when the site cannot be embedded. */
export function embedHtml(address: string): string | null {
  const embed = parseEmbed(toPageAddress(address));
  if (!embed) return null;
  const { provider } = embed;
  const href = escapeHtml(embed.address);
  return `<figure data-embed="${provider}" data-address="${href}"><a href="${href}">${href}</a></figure>`;
}

/** The address of the page of a video instead of that of its player, because readers without scripts follow it. */
function toPageAddress(address: string): string {
  const full = address.replace(/^\/\//, 'https://');
  const video = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})(?:[?#/]|$)/.exec(
    full,
  );
  return video && video[1] !== 'videoseries' ? `https://www.youtube.com/watch?v=${video[1]}` : full;
}
