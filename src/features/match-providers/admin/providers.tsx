import { Form } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { matchText } from '#features/matches/text.ts';
import { listKnownTeams } from '#features/teams/rules/names/list-known-teams.ts';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { linkProviderMatch, listUnlinkedMatches, type UnlinkedMatch } from '../rules/provider-matches.ts';
import {
  linkProviderTeam,
  listLinkedTeams,
  listUnlinkedTeams,
  type ProviderTeam,
} from '../rules/provider-teams.ts';
import { listProviders, type ProviderState, type ProviderStatus } from '../rules/providers.ts';
import { providerText } from '../text.ts';
import type { Route } from './+types/providers.ts';
import { LinkForm, type LinkRefusal, refusalOf } from './link-form.tsx';

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

const columns = [
  { label: providerText.provider },
  { label: providerText.state, className: 'w-full' },
  { label: providerText.succeededAt, className: 'whitespace-nowrap' },
  { label: providerText.remaining, className: 'whitespace-nowrap text-end!' },
];

const ALARMING: readonly ProviderState[] = ['failing', 'paused', 'spent', 'plan'];

/** Each provider with its state, its last success, its remaining calls and its last error. */
function ProviderTable({ providers }: { providers: readonly ProviderStatus[] }) {
  return (
    <Table
      caption={providerText.provider}
      columns={columns}
      isEmpty={providers.length === 0}
      empty={providerText.none}
      isStacked
    >
      {providers.map(({ id, state, error, unknownValues, succeededAt, pollAt, remainingToday }) => (
        <tr key={id}>
          <th scope="row" className="whitespace-nowrap">
            {id}
          </th>
          <td>
            <p className={ALARMING.includes(state) ? 'font-semibold text-live' : ''}>
              {providerText.states[state]}
            </p>
            {state === 'plan' && <p>{providerText.planHint}</p>}
            {error && state !== 'off' && (
              <p className="wrap-anywhere text-muted">
                {error}
                <span className="block">{providerText.nextAt(formatDateTime(pollAt))}</span>
              </p>
            )}
            {unknownValues.length > 0 && (
              <details>
                <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline">
                  {providerText.unknownValues(formatNumber(unknownValues.length))}
                </summary>
                <ul className="list-disc ps-5">
                  {unknownValues.map((value) => (
                    <li key={value}>{value}</li>
                  ))}
                </ul>
              </details>
            )}
          </td>
          <td data-label={providerText.succeededAt} className="tabular whitespace-nowrap">
            {succeededAt === null ? providerText.never : formatDateTime(succeededAt)}
          </td>
          <td data-label={providerText.remaining} className="tabular sm:text-end">
            {remainingToday === null ? providerText.unlimited : formatNumber(remainingToday)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

const NAMES = 'our-teams';

/** The teams that providers name and we do not know, each with a field for ours. */
function TeamLinks({
  teams,
  names,
  refusal,
}: {
  teams: readonly ProviderTeam[];
  names: readonly string[];
  refusal: LinkRefusal;
}) {
  if (teams.length === 0) return <p className="text-muted">{providerText.noTeams}</p>;
  return (
    <>
      <p className="max-w-3xl text-muted">{providerText.teamsHint}</p>
      <datalist id={NAMES}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {teams.map(({ provider, externalId, name }) => {
          const line = { intent: 'link-team', provider, externalId } as const;
          const refused = refusalOf(refusal, line);
          return (
            <LinkForm key={`${provider} ${externalId}`} {...line} title={name} note={provider}>
              <TextField
                label={providerText.team}
                name="team"
                list={NAMES}
                autoComplete="off"
                defaultValue={refused?.team}
                error={refused?.error}
                required
              />
            </LinkForm>
          );
        })}
      </ul>
    </>
  );
}

/** The links that exist, so that a wrong one can be removed. */
function LinkedTeams({ teams }: { teams: Awaited<ReturnType<typeof listLinkedTeams>> }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline">
        {providerText.linkedTeams(formatNumber(teams.length))}
      </summary>
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {teams.map(({ provider, externalId, name, team }) => (
          <li
            key={`${provider} ${externalId}`}
            className="flex flex-wrap items-center justify-between gap-3 p-3"
          >
            <p className="wrap-anywhere">
              {name} → <span className="font-semibold">{team}</span>
              <span className="block text-muted text-sm">{provider}</span>
            </p>
            <Form method="post">
              <input type="hidden" name="provider" value={provider} />
              <input type="hidden" name="externalId" value={externalId} />
              <Button
                type="submit"
                name="intent"
                value="unlink-team"
                look="quiet"
                aria-label={`${providerText.unlink}: ${name}`}
              >
                {providerText.unlink}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}

const nameOf = ({ home, away }: { home: string; away: string }) => `${home} ${matchText.vs} ${away}`;

/** The matches of providers that are none of ours, each with our matches around that time. */
function MatchLinks({ matches, refusal }: { matches: readonly UnlinkedMatch[]; refusal: LinkRefusal }) {
  if (matches.length === 0) return <p className="text-muted">{providerText.noMatches}</p>;
  return (
    <>
      <p className="max-w-3xl text-muted">{providerText.matchesHint}</p>
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {matches.map(({ provider, externalId, kickOff, choices, ...teams }) => {
          const line = { intent: 'link-match', provider, externalId } as const;
          const refused = refusalOf(refusal, line);
          return (
            <LinkForm
              key={`${provider} ${externalId}`}
              {...line}
              title={nameOf(teams)}
              note={`${provider} · ${formatDateTime(kickOff)}`}
            >
              {choices.length === 0 ? null : (
                <SelectField
                  label={providerText.match}
                  name="match"
                  defaultValue={refused?.match}
                  error={refused?.error}
                  required
                >
                  <SelectOptions
                    none={providerText.choose}
                    items={choices.map((choice) => [
                      choice.id,
                      `${nameOf(choice)}, ${formatDateTime(choice.kickOff)}`,
                    ])}
                  />
                </SelectField>
              )}
            </LinkForm>
          );
        })}
      </ul>
    </>
  );
}
