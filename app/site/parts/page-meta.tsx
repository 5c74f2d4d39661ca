interface PageMetaProps {
  title: string;
  description: string;
  /** The one address of this page, absolute. */
  address: string;
  picture?: string | null;
  kind?: 'website' | 'article';
  /** Kept out of search engines. */
  hidden?: boolean;
  /** The feed of what this page lists. */
  feed?: string;
  /** Structured data of the page. */
  json?: object;
}

/** Stands on the cards of pages that have no picture of their own. */
const SITE_PICTURE = '/icons/icon-512.png';

/** Title, description, canonical address and cards for those who share it. React lifts all of it into the head. */
export function PageMeta({
  title,
  description,
  address,
  picture,
  kind = 'website',
  hidden,
  feed,
  json,
}: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {feed && <link rel="alternate" type="application/rss+xml" href={feed} />}
      {hidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="az_AZ" />
      <meta property="og:image" content={picture ?? new URL(SITE_PICTURE, address).href} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
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
