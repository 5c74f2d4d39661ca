import { PageMeta } from '#app/site/frame/page-meta.tsx';
import { href } from '#domain/href.ts';

interface NewsletterPageProps {
  title: string;
  site: { name: string; url: string };
  children: React.ReactNode;
}

/** The frame of the few pages around a subscription; none of them is for search engines. */
export function NewsletterPage({ title, site, children }: NewsletterPageProps) {
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 justify-items-start gap-5 py-12">
      <PageMeta
        title={`${title} – ${site.name}`}
        description={title}
        address={`${site.url}${href('/newsletter')}`}
        hidden
      />
      <h1 className="text-4xl">{title}</h1>
      {children}
    </div>
  );
}
