import { data } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { verifyPreview } from '#features/articles/rules/preview/article-preview.ts';
import { previewText } from '#features/articles/text.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { siteText } from '#platform/text/site.ts';
import { getHomeDraft } from '../rules/home-draft.ts';
import { getHomeLayout } from '../rules/home-layout.ts';
import { homeLayoutText } from '../text.ts';
import type { Route } from './+types/home-preview.ts';
import { FrontPage } from './front-page.tsx';
import { readFrontPage } from './read-front-page.server.ts';

export const handle = { isPersonal: true } as const;

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { config, now, previewSecret } = servicesOf(context);
  const claim = verifyPreview({ kind: 'home', token: params.token, secret: previewSecret, now: now() });
  if (!claim) throw notFoundResponse('page');
  const layout = await findPreviewedLayout(context, claim.id);
  if (!layout) throw notFoundResponse('page');
  const content = await readFrontPage(context, layout);
  const staff = await readPart(context, 'session', () => findStaff(request, context), null);
  return data({
    content,
    expiresAt: claim.expiresAt,
    isStaff: staff !== null,
    siteUrl: config.siteUrl,
    isSample: content.isSample,
  });
}

/** The draft, or a published or scheduled layout. A scheduled one is shown as of its publication time. */
async function findPreviewedLayout(context: Route.LoaderArgs['context'], id: string) {
  const { db, now } = servicesOf(context);
  if (id === 'draft') return { layout: (await getHomeDraft(db, { now: now() })).layout };
  const found = await getHomeLayout(db, { id }).catch(() => null);
  return found && { layout: found.layout, at: Math.max(found.dueAt ?? 0, now()) };
}

/** The front page with an unpublished layout, for everyone with the link. It is not cached and not indexed. */
export default function HomePreview({ loaderData }: Route.ComponentProps) {
  const { content, expiresAt, isStaff, siteUrl } = loaderData;
  return (
    <>
      <PageMeta
        title={`${homeLayoutText.previewBanner} – ${content.siteName}`}
        description={siteText.tagline}
        address={`${siteUrl}/`}
        isHidden
      />
      <aside
        data-preview
        aria-label={homeLayoutText.previewBanner}
        className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-warning border-s-4 bg-surface px-4 py-2 text-sm"
      >
        <strong>{homeLayoutText.previewBanner}</strong>
        <span className="tabular text-muted">{previewText.until(formatDateTime(expiresAt))}</span>
        {isStaff && (
          <a
            href={href('/admin/home')}
            className="ms-auto inline-flex min-h-11 items-center font-semibold text-accent underline"
          >
            {homeLayoutText.previewBack}
          </a>
        )}
      </aside>
      <FrontPage content={content} isPreview />
    </>
  );
}
