import type { ComponentProps } from 'react';
import { ArticleCard } from '#features/article-cards/site/article-card.tsx';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { BackLink } from '#platform/site/back-link.tsx';
import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { primaryLook } from '#platform/ui/button.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { comingSoonText } from '../text.ts';

interface ComingSoonProps {
  title: string;
  site: { name: string; url: string };
  path: string;
  /** What will be here. */
  summary: string;
  /** The address of the social channel, when the settings have one. */
  channel?: string;
  /** The pages of the same kind. */
  sections: ComponentProps<typeof ChoiceLinks>;
  /** What readers can read until then. */
  articles: readonly ArticleSummary[];
  now: number;
}

/** The page of a section without content yet (spec §2.2): what will be here, and what is here already. */
export function ComingSoon(props: ComingSoonProps) {
  const { title, site, path, summary, channel, sections, articles, now } = props;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 py-8 sm:py-12">
      <PageMeta
        title={`${title} – ${site.name}`}
        description={comingSoonText.text}
        address={site.url + path}
        isHidden
      />
      <div>
        <p className="font-headline font-bold text-2xl text-accent">{comingSoonText.title}</p>
        <h1 className="mt-1 text-5xl max-[16rem]:text-4xl">{title}</h1>
      </div>
      <p className="text-lg text-muted">
        {comingSoonText.text} {summary}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className={primaryLook}>
          <BackLink label={comingSoonText.back} />
        </div>
        {channel && (
          <SiteLink href={channel} rel="noopener">
            {comingSoonText.openChannel(title)}
          </SiteLink>
        )}
      </div>
      <ChoiceLinks {...sections} />
      {articles.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-4 border-accent border-b-2 pb-1 text-2xl">{comingSoonText.meanwhile}</h2>
          <div className="grid grid-cols-1 gap-5 *:first:border-t-0 *:first:pt-0">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} now={now} look="wideRow" />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
