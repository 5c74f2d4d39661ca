import type { ReactNode } from 'react';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { articleAddress } from '#platform/site/addresses.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';

interface CommentFrameProps {
  title: string;
  /** The path of the page for networks. */
  path: string;
  article: { slug: string; title: string };
  config: { siteName: string; siteUrl: string };
  children: ReactNode;
}

/** The frame of a page about the comments of an article, with a link back to it. Search engines do not list it. */
export function CommentFrame({ title, path, article, config, children }: CommentFrameProps) {
  return (
    <div className="mx-auto max-w-3xl py-6">
      <PageMeta
        title={`${title} – ${config.siteName}`}
        description={article.title}
        address={config.siteUrl + path}
        isHidden
      />
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-2">
        <SiteLink look="plain" href={articleAddress(article.slug)}>
          {article.title}
        </SiteLink>
      </p>
      {children}
    </div>
  );
}
