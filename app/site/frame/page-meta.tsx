import { isoBaku } from '#az/format/dates.ts';
import { siteText } from '#az/text/site/site.ts';
import type { Picture } from '#domain/media/images/picture.ts';

interface PageMetaProps {
  title: string;
  description: string;
  /** The one address of this page, absolute. */
  address: string;
  picture?: Pick<Picture, 'url' | 'width' | 'height' | 'alt'> | null;
  /** Of an article: when it was published and visibly changed, epoch milliseconds. */
  article?: { publishedAt: number | null; modifiedAt: number | null };
  /** Kept out of search engines. */
  hidden?: boolean;
  /** The feed of what this page lists. */
  feed?: string;
  /** Structured data of the page. */
  json?: object;
}

/** Stands on the cards of pages that have no picture of their own. */
const sitePicture = { url: '/icons/icon-512.png', width: 512, height: 512, alt: siteText.iconAlt };

/**
 * Title, description, canonical address and cards for those who share it; the layout adds the name of the site. React
 * lifts all of it into the head.
 */
export function PageMeta({
  title,
  description,
  address,
  article,
  hidden,
  feed,
  json,
  ...rest
}: PageMetaProps) {
  const picture = rest.picture ?? sitePicture;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {feed && <link rel="alternate" type="application/rss+xml" href={feed} />}
      {hidden && <meta name="robots" content="noindex" />}
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
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, with every < escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(json).replace(/</g, '\\u003c') }}
        />
      )}
    </>
  );
}

function Time({ name, at }: { name: string; at: number | null | undefined }) {
  return at ? <meta property={`article:${name}`} content={isoBaku(at)} /> : null;
}
