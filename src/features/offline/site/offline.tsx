import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { RetryLink } from '#platform/ui/retry-link.tsx';
import { offlineText } from '../text.ts';
import type { Route } from './+types/offline.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ site: servicesOf(context).config });

/** Shown to a reader without network. The service worker adds links to the saved pages. */
export default function OfflinePage({ loaderData: { site } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl py-8">
      <PageMeta
        title={`${offlineText.title} – ${site.siteName}`}
        description={offlineText.text}
        address={site.siteUrl + href('/offline')}
        isHidden
      />
      <h1 className="text-4xl">{offlineText.title}</h1>
      <p className="mt-4 text-lg">{offlineText.text}</p>
      <p className="mt-2">
        <RetryLink className="inline-flex min-h-11 items-center font-semibold text-accent underline">
          {offlineText.retry}
        </RetryLink>
      </p>
      <div data-saved-pages>
        <p className="mt-6 text-muted">{offlineText.nothing}</p>
      </div>
    </div>
  );
}
