import { listKnownTeams } from '#features/teams/rules/names/list-known-teams.ts';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { linkProviderMatch } from '../rules/link-provider-match.ts';
import { linkProviderTeam } from '../rules/link-provider-team.ts';
import { listLinkedTeams, listUnlinkedTeams } from '../rules/list-provider-teams.ts';
import { listProviders } from '../rules/list-providers.ts';
import { listUnlinkedMatches } from '../rules/list-unlinked-matches.ts';
import { providerText } from '../text.ts';
import type { Route } from './+types/providers.ts';
import { MatchLinks } from './match-links.tsx';
import { ProviderTable } from './provider-table.tsx';
import { LinkedTeams, TeamLinks } from './team-links.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const [providers, teams, linked, matches, known] = await Promise.all([
    listProviders(db, { now }),
    listUnlinkedTeams(db),
    listLinkedTeams(db),
    listUnlinkedMatches(db, { now }),
    listKnownTeams(db),
  ]);
  return { providers, teams, linked, matches, names: known.map(({ name }) => name) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = readForm(await request.formData());
  const { text: read } = form;
  const sent = { intent: read('intent'), provider: read('provider'), externalId: read('externalId') };
  const change = { actor, provider: sent.provider, externalId: sent.externalId, now: now(), newId };
  try {
    switch (sent.intent) {
      case 'link-team':
        await linkProviderTeam(db, { ...change, teamName: read('team') });
        return redirectWithToast(href('/admin/feeds'), 'feed.linked');
      case 'unlink-team':
        await linkProviderTeam(db, { ...change, teamName: null });
        return redirectWithToast(href('/admin/feeds'), 'feed.unlinked');
      case 'link-match':
        await linkProviderMatch(db, { ...change, fixtureId: read('match') });
        return redirectWithToast(href('/admin/feeds'), 'feed.linked');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return toActionError(error, { ...sent, team: read('team'), match: read('match') });
  }
}

/** The providers of match data, and what they report that is not linked to ours. For editors. */
export default function Providers({ loaderData, actionData }: Route.ComponentProps) {
  const { providers, teams, linked, matches, names } = loaderData;
  return (
    <>
      <PageHead title={providerText.title} />
      <div className="grid gap-8">
        <ProblemNotice problem={actionData?.problem} />
        <section className="grid gap-3">
          <p className="max-w-3xl text-muted">{providerText.intro}</p>
          <ProviderTable providers={providers} />
        </section>
        <section className="grid gap-3">
          <h2 className="text-2xl">{providerText.teams}</h2>
          <TeamLinks teams={teams} names={names} refusal={actionData} />
          {linked.length > 0 && <LinkedTeams teams={linked} />}
        </section>
        <section className="grid gap-3">
          <h2 className="text-2xl">{providerText.matches}</h2>
          <MatchLinks matches={matches} refusal={actionData} />
        </section>
      </div>
    </>
  );
}
