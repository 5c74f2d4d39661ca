import { isoBaku } from '#az/format/dates.ts';
import { siteText } from '#az/text/site/site.ts';
import type { FeedFormat } from '#domain/feed-addresses.ts';
import type { Picture } from '#domain/media/images/picture.ts';

interface PageMetaProps {
  title: string;
  description: string;
  /** The address of the page, absolute. */
  address: string;
  /** The address of the original, for search engines, when this page is a copy. Links that people share stay ours. */
  canonical?: string;
  picture?: Pick<Picture, 'url' | 'width' | 'height' | 'alt'> | null;
  /** For an article: when it was published and last revised, epoch milliseconds. */
  article?: { publishedAt: number | null; modifiedAt: number | null };
  /** Adds `noindex` for search engines. */
  isHidden?: boolean;
  /** The addresses of the page's feeds. */
  feeds?: Record<FeedFormat, string>;
  /** Structured data (JSON-LD). */
  json?: object;
}

/** The sharing picture of pages without one. */
const sitePicture = { url: '/icons/icon-512.png', width: 512, height: 512, alt: siteText.iconAlt };

/**
 * Title, description, canonical address and the metadata for sharing. React moves the elements into the head. The layout
 * adds the name of the site.
 */
export function PageMeta({
  title,
  description,
  address,
  canonical,
  article,
  isHidden,
  feeds,
  json,
  ...rest
}: PageMetaProps) {
  const picture = rest.picture ?? sitePicture;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical || address} />
      {feeds && <link rel="alternate" type="application/rss+xml" title="RSS" href={feeds.rss} />}
      {feeds && <link rel="alternate" type="application/atom+xml" title="Atom" href={feeds.atom} />}
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="az_AZ" />
      <meta property="og:image" content={new URL(picture.url, address).href} />
      {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
      {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
      <Time name="published_time" at={article?.publishedAt} />
      <Time name="modified_time" at={article?.modifiedAt} />
      <meta name="twitter:card" content={rest.picture ? 'summary_large_image' : 'summary'} />
      {json && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every < escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(json).replace(/</g, '\\u003c') }}
        />
      )}
    </>
  );
}

function Time({ name, at }: { name: string; at: number | null | undefined }) {
  return at ? <meta property={`article:${name}`} content={isoBaku(at)} /> : null;
}
