import { data } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError, toResponseError } from '#platform/admin/to-action-error.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { readLineUps } from '../../rules/line-ups/read-line-ups.ts';
import { resolveSheet } from '../../rules/line-ups/resolve-sheet.ts';
import { saveLineUp } from '../../rules/line-ups/save-line-up.ts';
import { lineUpFormText, matchDeskText, matchText } from '../../text.ts';
import type { Route } from './+types/line-ups.ts';
import { LineUpForm } from './line-up-form.tsx';

/** A team sheet is shorter. */
const MAX_SHEET = 20_000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  return readLineUps(db, { fixtureId: params.id }).catch((error) => {
    throw toResponseError(error);
  });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const actor = actorOf(context);
  const sent = readForm(await request.formData());
  const stored = await readLineUps(db, { fixtureId: params.id }).catch((error) => {
    throw toResponseError(error);
  });
  const team = stored.find(({ side }) => side === sent.text('side'));
  if (!team) throw new Response(null, { status: 400 });
  const form = {
    side: team.side,
    sheet: sent.text('sheet').slice(0, MAX_SHEET),
    isOfficial: sent.text('isOfficial') === 'on',
    createsPlayers: sent.text('createsPlayers') === 'on',
    shownPlayers: sent.text('shownPlayers').split('\n'),
    version: sent.count('version'),
  };
  const { sheet } = form;
  const preview = await resolveSheet(db, { sheet, teamId: team.teamId });
  if (sent.text('intent') !== 'save') return data({ problems: [], problem: null, form, preview });
  try {
    await saveLineUp(db, { ...form, actor, fixtureId: params.id, now: now(), newId });
    return redirectWithToast(href('/admin/matches/:id/line-ups', params), 'match.lineUp');
  } catch (error) {
    return toActionError(error, { form, preview });
  }
}

/** The team sheets of a match: paste, check, save. For editors. */
export default function LineUpsScreen({ loaderData, actionData, params }: Route.ComponentProps) {
  const [home, away] = loaderData;
  return (
    <div className="grid max-w-6xl gap-4">
      <PageHead title={`${lineUpFormText.title}: ${home?.team} ${matchText.vs} ${away?.team}`}>
        <ButtonLink to={href('/admin/matches/:id', params)} look="quiet">
          {matchDeskText.facts}
        </ButtonLink>
        <ButtonLink to={href('/admin/matches/:id/console', params)}>{matchDeskText.console}</ButtonLink>
      </PageHead>
      <p className="max-w-3xl text-muted">{lineUpFormText.intro}</p>
      <div className="grid gap-8 lg:grid-cols-2">
        {loaderData.map((stored) => (
          <LineUpForm
            key={`${stored.side} ${stored.version}`}
            stored={stored}
            checked={actionData?.form.side === stored.side ? actionData : null}
          />
        ))}
      </div>
    </div>
  );
}
