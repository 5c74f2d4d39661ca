import { BackLink } from '#app/site/article/back-link.tsx';
import { PageMeta } from '#app/site/frame/page-meta.tsx';
import { comingSoonText } from '#az/text/site/pages.ts';

interface ComingSoonProps {
  title: string;
  site: { name: string; url: string };
  path: string;
  /** The channel this screen stands for, when the newsroom has given its address. */
  channel?: string;
}

/** A section whose content will come: title, a sentence, and the way back (spec §2.2). */
export function ComingSoon({ title, site, path, channel }: ComingSoonProps) {
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 py-20 text-center">
      <PageMeta
        title={`${title} – ${site.name}`}
        description={comingSoonText.text}
        address={site.url + path}
        hidden
      />
      <p className="font-headline font-bold text-2xl text-accent">{comingSoonText.title}</p>
      <h1 className="text-6xl max-[16rem]:text-4xl">{title}</h1>
      <p className="text-lg text-muted">{comingSoonText.text}</p>
      {channel && (
        <p>
          <a
            className="inline-flex min-h-11 items-center font-semibold text-accent underline"
            href={channel}
            rel="noopener"
          >
            {comingSoonText.openChannel(title)}
          </a>
        </p>
      )}
      <div className="mx-auto rounded bg-pitch px-8 font-semibold text-night">
        <BackLink label={comingSoonText.back} />
      </div>
    </div>
  );
}
