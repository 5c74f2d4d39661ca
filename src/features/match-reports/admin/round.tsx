import { throwResponse } from '#platform/admin/action-answers.server.ts';
import { CopyButton } from '#platform/admin/copy-button.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { type RoundTemplate, writeRoundTexts } from '../rules/write-round-article.ts';
import { roundScreenText } from '../text.ts';
import type { Route } from './+types/round.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const texts = await writeRoundTexts(db, { roundId: params.id, now: now() }).catch(throwResponse);
  return { id: params.id, ...texts };
}

/** A round as text to publish: before its matches and after them. */
export default function RoundScreen({ loaderData }: Route.ComponentProps) {
  const { id, competition, season, round, fixtures, results } = loaderData;
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHead title={`${competition.name}, ${round}`} aside={season} />
      <p className="text-muted">{roundScreenText.hint}</p>
      <RoundTextBlock id={id} template="fixtures" text={fixtures.text} />
      <RoundTextBlock id={id} template="results" text={results.text} />
    </div>
  );
}

function RoundTextBlock({ id, template, text }: { id: string; template: RoundTemplate; text: string }) {
  const title = roundScreenText[template];
  return (
    <section className="grid gap-3 rounded-md border border-line bg-paper p-4">
      <h2 className="text-2xl">{title}</h2>
      <textarea
        readOnly
        aria-label={title}
        value={text}
        rows={Math.min(24, text.split('\n').length + 1)}
        className="w-full rounded-md border border-line bg-surface p-3 font-sans text-base"
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} />
        <ButtonLink
          to={`${href('/admin/articles/create')}?${new URLSearchParams({ round: id, texts: template })}`}
        >
          {roundScreenText.createArticle}
        </ButtonLink>
      </div>
    </section>
  );
}
