import type { Thing } from 'schema-dts';
import { isoBaku } from '#az/format/dates.ts';
import type { FeedFormat } from '#features/feeds/rules/feed-addresses.ts';
import type { Picture } from '#features/media/rules/images/picture-source.ts';
import { siteText } from '#platform/text/site.ts';

export interface PageMetaProps {
  title: string;
  description: string;
  /** The address of the page, absolute. */
  address: string;
  /** The address of the original, for search engines, when this page is a copy. Links that people share stay ours. */
  canonical?: string;
  picture?: Pick<Picture, 'url' | 'width' | 'height' | 'alt'> | null;
  article?: ArticleMeta;
  /** Search engines must not list the page. */
  isHidden?: boolean;
  /** The addresses of the page's feeds. */
  feeds?: Record<FeedFormat, string>;
  /** The addresses of the pages before and after this one in a list, absolute. */
  previous?: string | null;
  next?: string | null;
  /** Structured data: one graph a page, so that its nodes can refer to each other by `@id`. */
  graph?: readonly Thing[];
}

/** The facts of an article that sharing shows. Moments are epoch milliseconds. */
interface ArticleMeta {
  /** The title without the name of the site, which networks show themselves. */
  headline: string;
  publishedAt: number;
  modifiedAt: number;
  /** The author's page, absolute. */
  author: string;
  section?: string;
  tags: readonly string[];
}

/** The sharing picture of pages without one. */
const sitePicture = { url: '/icons/icon-512.png', width: 512, height: 512, alt: siteText.iconAlt };

/**
 * Title, description, canonical address and the metadata for sharing. React moves the elements into the head. The layout
 * adds the name of the site and its account on X. The site has one language, so there is no `hreflang`.
 */
export function PageMeta({
  title,
  description,
  address,
  canonical,
  article,
  feeds,
  graph,
  ...rest
}: PageMetaProps) {
  const picture = rest.picture ?? sitePicture;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical || address} />
      {rest.previous && <link rel="prev" href={rest.previous} />}
      {rest.next && <link rel="next" href={rest.next} />}
      {feeds && <link rel="alternate" type="application/rss+xml" title="RSS" href={feeds.rss} />}
      {feeds && <link rel="alternate" type="application/atom+xml" title="Atom" href={feeds.atom} />}
      {/* Without `large` Google shows a small picture, and leaves the page out of Discover. */}
      <meta name="robots" content={rest.isHidden ? 'noindex' : 'max-image-preview:large'} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={article?.headline ?? title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="az_AZ" />
      <meta property="og:image" content={new URL(picture.url, address).href} />
      <Property name="og:image:type" content={imageType(picture.url)} />
      <Property name="og:image:width" content={picture.width?.toString()} />
      <Property name="og:image:height" content={picture.height?.toString()} />
      <Property name="og:image:alt" content={picture.alt} />
      {article && <ArticleProperties {...article} />}
      <meta name="twitter:card" content={rest.picture ? 'summary_large_image' : 'summary'} />
      {picture.alt && <meta name="twitter:image:alt" content={picture.alt} />}
      {graph && <GraphScript graph={graph} />}
    </>
  );
}

function ArticleProperties({ publishedAt, modifiedAt, author, section, tags }: ArticleMeta) {
  return (
    <>
      <Property name="article:published_time" content={isoBaku(publishedAt)} />
      <Property name="article:modified_time" content={isoBaku(modifiedAt)} />
      <Property name="article:author" content={author} />
      <Property name="article:section" content={section} />
      {tags.map((tag) => (
        <Property key={tag} name="article:tag" content={tag} />
      ))}
    </>
  );
}

function Property({ name, content }: { name: string; content: string | undefined }) {
  return content ? <meta property={name} content={content} /> : null;
}

function GraphScript({ graph }: { graph: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every < escaped
      dangerouslySetInnerHTML={{ __html: json.replace(/</g, '\\u003c') }}
    />
  );
}

const IMAGE_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** By the name of the file; unknown for other addresses. */
function imageType(url: string): string | undefined {
  return IMAGE_TYPES[/\.(\w+)(?:\?.*)?$/.exec(url)?.[1]?.toLowerCase() ?? ''];
}
