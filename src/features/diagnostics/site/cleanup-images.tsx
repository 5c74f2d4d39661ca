import { Form, useNavigation } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { fallbackText } from '#features/articles/text.ts';
import { servicesOf } from '#platform/http/context.ts';
import { findActor } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import {
  clearPlaceholderImages,
  listPlaceholderImages,
  type PlaceholderImage,
} from '../rules/placeholder-images.ts';
import { cleanupText, diagnosticsText } from '../text.ts';
import type { Route } from './+types/cleanup-images.ts';
import { ToolPage } from './parts/tool-page.tsx';

/** How many articles are listed before the cleanup. */
const MAX_SHOWN = 200;

export async function loader({ context }: Route.LoaderArgs) {
  const found = await listPlaceholderImages(servicesOf(context).db, { limit: MAX_SHOWN + 1 });
  return { found: found.slice(0, MAX_SHOWN), hasMore: found.length > MAX_SHOWN };
}

export async function action({ context }: Route.ActionArgs) {
  const actor = findActor(context);
  const { db, now, newId } = servicesOf(context);
  return { cleaned: await clearPlaceholderImages(db, { actor, now: now(), newId }) };
}

/** Removes placeholder images from all articles and lists the changed articles (spec §2.6, §9). */
export default function CleanupImages({ loaderData, actionData }: Route.ComponentProps) {
  const { found, hasMore } = loaderData;
  const isBusy = useNavigation().state === 'submitting';
  const cleaned = actionData?.cleaned;
  return (
    <ToolPage
      title={diagnosticsText.cleanup}
      actions={
        <Form method="post">
          <Button type="submit" look="danger" isBusy={isBusy}>
            {isBusy ? cleanupText.submitting : diagnosticsText.cleanup}
          </Button>
        </Form>
      }
    >
      <p className="max-w-prose text-muted">{cleanupText.explain}</p>
      {cleaned && (
        <>
          <Notice kind="success">{diagnosticsText.cleaned(formatNumber(cleaned.length))}</Notice>
          {cleaned.length > 0 && <ImageList title={cleanupText.cleanedList} articles={cleaned} />}
        </>
      )}
      {found.length > 0 ? (
        <ImageList
          title={hasMore ? cleanupText.foundMany(MAX_SHOWN) : cleanupText.found(found.length)}
          articles={found}
        />
      ) : (
        !cleaned && <Notice>{cleanupText.none}</Notice>
      )}
    </ToolPage>
  );
}

function ImageList({ title, articles }: { title: string; articles: readonly PlaceholderImage[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {articles.map(({ id, title, image }) => (
          <li key={id} className="grid gap-0.5 px-4 py-2.5">
            <span className="font-semibold">{title || fallbackText.title}</span>
            <code className="break-all text-muted text-sm">{image}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
