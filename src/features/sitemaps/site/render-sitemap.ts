import { isoBaku } from '#az/format/dates.ts';
import { escapeXml } from '#platform/http/xml-response.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const NEWS = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

/** Something with an absolute address. The date is left out when it is not known. */
export interface DatedAddress {
  address: string;
  modifiedAt: number | null;
}

const locate = ({ address, modifiedAt }: DatedAddress) =>
  `<loc>${escapeXml(address)}</loc>${modifiedAt === null ? '' : `<lastmod>${isoBaku(modifiedAt)}</lastmod>`}`;

export function renderSitemapIndex(files: readonly DatedAddress[]): string {
  const lines = files.map((file) => `<sitemap>${locate(file)}</sitemap>`);
  return [XML, `<sitemapindex ${PROTOCOL}>`, ...lines, '</sitemapindex>', ''].join('\n');
}

/** A file of the sitemap. Each page is listed with its picture, so the file is an image sitemap as well. */
export function renderSitemap(pages: readonly (DatedAddress & { picture: string | null })[]): string {
  const lines = pages.map((page) => {
    const image = page.picture
      ? `<image:image><image:loc>${escapeXml(page.picture)}</image:loc></image:image>`
      : '';
    return `<url>${locate(page)}${image}</url>`;
  });
  return [XML, `<urlset ${PROTOCOL} ${IMAGES}>`, ...lines, '</urlset>', ''].join('\n');
}

export function renderNewsSitemap(
  articles: readonly { address: string; title: string; publishedAt: number }[],
  { siteName }: { siteName: string },
): string {
  const publication = `<news:publication><news:name>${escapeXml(siteName)}</news:name><news:language>az</news:language></news:publication>`;
  const lines = articles.map(
    ({ address, title, publishedAt }) =>
      `<url><loc>${escapeXml(address)}</loc><news:news>${publication}<news:publication_date>${isoBaku(publishedAt)}</news:publication_date><news:title>${escapeXml(title)}</news:title></news:news></url>`,
  );
  return [XML, `<urlset ${PROTOCOL} ${NEWS}>`, ...lines, '</urlset>', ''].join('\n');
}
