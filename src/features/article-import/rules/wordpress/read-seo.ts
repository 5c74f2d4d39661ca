import { readHtmlLine } from '../html/html-node.ts';
import type { ImportedArticle, ImportLoss } from '../imported-record.ts';
import type { WxrPost } from './wxr-post.ts';

type Seo = Pick<ImportedArticle, 'seoTitle' | 'seoDescription' | 'canonicalUrl' | 'noindex'>;

/** `%%title%%` of Yoast, `%title%` of Rank Math. */
const TEMPLATE = /%%?\w+(?:\([^)]*\))?%%?/;

/** The fields for search engines of the plugins Yoast SEO and Rank Math. A text with template variables is left out. */
export function readSeo(post: WxrPost): { seo: Seo; losses: ImportLoss[] } {
  const losses: ImportLoss[] = [];
  const readText = (...keys: string[]) => {
    const text = keys.map((key) => post.meta(key)).find((value) => value !== '') ?? '';
    if (!TEMPLATE.test(text)) return readHtmlLine(text);
    losses.push({ code: 'seoTemplate', detail: text.slice(0, 200) });
    return '';
  };
  const seoTitle = readText('_yoast_wpseo_title', 'rank_math_title');
  const seoDescription = readText('_yoast_wpseo_metadesc', 'rank_math_description');
  const canonicalUrl = post.meta('_yoast_wpseo_canonical') || post.meta('rank_math_canonical_url');
  // Rank Math stores a serialised list of PHP: `a:1:{i:0;s:7:"noindex";}`.
  const isHidden =
    post.meta('_yoast_wpseo_meta-robots-noindex') === '1' ||
    post.meta('rank_math_robots').includes('"noindex"');
  return {
    seo: {
      ...(seoTitle !== '' && { seoTitle }),
      ...(seoDescription !== '' && { seoDescription }),
      ...(canonicalUrl !== '' && { canonicalUrl }),
      ...(isHidden && { noindex: true }),
    },
    losses,
  };
}
