import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { BackLink } from '#platform/site/back-link.tsx';
import { primaryLook } from '#platform/ui/button.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { comingSoonText } from '../text.ts';

interface ComingSoonProps {
  title: string;
  site: { name: string; url: string };
  path: string;
  /** The address of the social channel, when the settings have one. */
  channel?: string;
}

/** The page of a section without content yet (spec §2.2). */
export function ComingSoon({ title, site, path, channel }: ComingSoonProps) {
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 py-20 text-center">
      <PageMeta
        title={`${title} – ${site.name}`}
        description={comingSoonText.text}
        address={site.url + path}
        isHidden
      />
      <p className="font-headline font-bold text-2xl text-accent">{comingSoonText.title}</p>
      <h1 className="text-6xl max-[16rem]:text-4xl">{title}</h1>
      <p className="text-lg text-muted">{comingSoonText.text}</p>
      {channel && (
        <p>
          <SiteLink href={channel} rel="noopener">
            {comingSoonText.openChannel(title)}
          </SiteLink>
        </p>
      )}
      <div className={`mx-auto ${primaryLook}`}>
        <BackLink label={comingSoonText.back} />
      </div>
    </div>
  );
}
