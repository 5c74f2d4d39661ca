import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { href } from '#platform/http/href.ts';

interface NewsletterPageProps {
  title: string;
  site: { name: string; url: string };
  children: React.ReactNode;
}

/** The layout of the newsletter pages. They are not indexed. */
export function NewsletterPage({ title, site, children }: NewsletterPageProps) {
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 justify-items-start gap-5 py-12">
      <PageMeta
        title={`${title} – ${site.name}`}
        description={title}
        address={`${site.url}${href('/newsletter')}`}
        isHidden
      />
      <h1 className="text-4xl">{title}</h1>
      {children}
    </div>
  );
}
