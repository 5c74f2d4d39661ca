import { data, redirect } from 'react-router';
import { formatRound } from '#features/matches/rules/match-words.ts';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm } from '#platform/admin/action-buttons.tsx';
import { PageHead, ParentLink } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey } from '#platform/records/admin/record-form.tsx';
import { entryAddress, formatTyped } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { deleteRecord } from '#platform/records/rules/write-record.ts';
import { recordText } from '#platform/records/text.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { season } from '../../rules/competition-records.ts';
import { seasonRules } from '../../rules/definitions/season.ts';
import { readSeasonOverview, updateSeason } from '../../rules/seasons/seasons.ts';
import type { Standing } from '../../rules/standings/league-table.ts';
import { competitionRecordText, seasonText, tableText } from '../../text.ts';
import type { Route } from './+types/season.ts';
import { changeTieBreaks, readSeasonForm } from './read-season-form.ts';
import { SeasonForm } from './season-form.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const overview = await readSeasonOverview(db, params);
  if (!overview) throw new Response(null, { status: 404 });
  const { version, values } = await getRecord(db, seasonRules, params.id);
  return {
    season: { version, name: values.name, typed: formatTyped(season, values) },
    ...overview,
    now: now(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const typed = readSeasonForm(form);
  const version = Number(form.get('version'));
  const chain = String(form.get('chain') ?? '');
  const intent = String(form.get('intent') ?? 'update');
  const change = { actor: actorOf(context), id: params.id, now: now(), newId };
  const address = entryAddress(season, params.id);
  if (chain) {
    const reordered = { ...typed, tieBreaks: changeTieBreaks(typed.tieBreaks ?? '', chain) };
    const unsaved = { intent, typed: reordered, problems: [], problem: null, conflict: null };
    return { ...unsaved, version, isReordered: true };
  }
  try {
    if (intent === 'theirs') return redirect(address);
    if (intent === 'delete') {
      await deleteRecord(db, seasonRules, change);
      return redirectWithToast(href('/admin/competitions'), 'record.deleted');
    }
    const newTeams = intent === 'createTeams' ? String(form.get('newTeams') ?? '').split('\n') : [];
    await updateSeason(db, { ...change, typed, version, newTeams });
    return redirectWithToast(address, 'record.updated');
  } catch (error) {
    const read = () => getRecord(db, seasonRules, params.id);
    const { data: refusal, init } = await refuseChange(db, error, {
      rules: season,
      intent,
      typed,
      version,
      read,
    });
    return data({ ...refusal, version, isReordered: false }, init ?? undefined);
  }
}

/** One season: its teams, rules, deductions and opening totals, with the table as it stands. For editors. */
export default function Season({ loaderData, actionData }: Route.ComponentProps) {
  const { season: stored, competition, standings, rounds, now } = loaderData;
  const refusal = actionData?.intent === 'delete' ? undefined : actionData;
  return (
    <>
      <PageHead title={seasonText.title(competition.name, stored.name)} />
      <ParentLink to={href('/admin/competitions/:id', { id: competition.id })} className="mb-3">
        {competition.name}
      </ParentLink>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {!actionData?.conflict && <ProblemNotice problem={actionData?.problem} />}
          <SeasonForm
            key={formKey(stored.name, stored.version, refusal)}
            season={stored}
            refusal={refusal}
            now={now}
          />
          <ConfirmForm
            label={recordText.delete}
            consequence={competitionRecordText.deleteHint}
            intent="delete"
          />
        </div>
        <div className="grid gap-6">
          <SeasonTable standings={standings} />
          <SeasonRounds rounds={rounds} />
        </div>
      </div>
    </>
  );
}

const columns = [
  { label: tableText.pos },
  { label: tableText.team, className: 'w-full' },
  ...[tableText.played, tableText.goals, tableText.points].map((label) => ({
    label,
    className: 'text-end!',
  })),
];

/** The table as it stands, as far as saved changes go. */
function SeasonTable({ standings }: { standings: readonly Standing[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{seasonText.table}</h2>
      <Table
        caption={seasonText.table}
        columns={columns}
        isEmpty={standings.length === 0}
        empty={seasonText.tableEmpty}
      >
        {standings.map(({ position, team, played, goalsFor, goalsAgainst, points, zone }) => (
          <tr key={team.slug}>
            <td className="tabular">{position}</td>
            <th scope="row">
              {team.shortName}
              {zone && <span className="block text-muted text-xs">{tableText.legend[zone]}</span>}
            </th>
            <td className="tabular text-end">{played}</td>
            <td className="tabular whitespace-nowrap text-end">
              {goalsFor}–{goalsAgainst}
            </td>
            <td className="tabular text-end font-semibold">{points}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function SeasonRounds({ rounds }: { rounds: readonly { id: string; key: string }[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{seasonText.rounds}</h2>
      {rounds.length === 0 ? (
        <p className="text-muted">{seasonText.roundsEmpty}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {rounds.map(({ id, key }) => (
            <li key={id}>
              <TextLink to={href('/admin/matches/rounds/:id', { id })}>{formatRound(key)}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
