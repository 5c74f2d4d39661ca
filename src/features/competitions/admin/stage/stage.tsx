import { data, redirect } from 'react-router';
import { formatRound } from '#features/matches/rules/match-words.ts';
import { createTie } from '#features/matches/rules/ties/create-tie.ts';
import { listTieLines } from '#features/matches/rules/ties/list-tie-lines.ts';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm } from '#platform/admin/action-buttons.tsx';
import { PageHead, ParentLink } from '#platform/admin/page-head.tsx';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey } from '#platform/records/admin/record-form.tsx';
import { entryAddress, formatTyped } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { recordText } from '#platform/records/text.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { ButtonLink, TextLink } from '#platform/ui/button.tsx';
import { findFieldError } from '#platform/ui/field.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { stage } from '../../rules/competition-records.ts';
import { stageRules } from '../../rules/definitions/stage.ts';
import { deleteStage, updateStage } from '../../rules/stages/change-stages.ts';
import { hasTable, hasTies } from '../../rules/stages/stage-kinds.ts';
import { formatGroup, formatStage } from '../../rules/stages/stage-words.ts';
import { readStageOverview } from '../../rules/stages/stages.ts';
import type { LeagueTable } from '../../rules/standings/league-table.ts';
import type { StageKind } from '../../tables.ts';
import { competitionRecordText, seasonText, stageText, tableText } from '../../text.ts';
import type { Route } from './+types/stage.ts';
import { changeTieBreaks, readStageForm } from './read-stage-form.ts';
import { StageForm } from './stage-form.tsx';
import { StageTies } from './stage-ties.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, newId } = servicesOf(context);
  const overview = await readStageOverview(db, params);
  if (!overview) throw new Response(null, { status: 404 });
  const { version, values } = await getRecord(db, stageRules, params.id);
  return {
    stage: { version, kind: values.kind, name: values.name, typed: formatTyped(stage, values) },
    ...overview,
    ties: hasTies(values.kind as StageKind) ? await listTieLines(db, { stageId: params.id }) : null,
    newId: newId(),
    now: now(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const typed = readStageForm(form);
  const version = Number(form.get('version'));
  const chain = String(form.get('chain') ?? '');
  const intent = String(form.get('intent') ?? 'update');
  const change = { actor: actorOf(context), id: params.id, now: now(), newId };
  const address = entryAddress(stage, params.id);
  if (chain) {
    const reordered = { ...typed, tieBreaks: changeTieBreaks(typed.tieBreaks ?? '', chain) };
    const unsaved = { intent, typed: reordered, problems: [], problem: null, conflict: null };
    return { ...unsaved, version, isReordered: true };
  }
  try {
    if (intent === 'theirs') return redirect(address);
    if (intent === 'tie') {
      const id = readNewId(form, newId);
      const round = String(form.get('round') ?? '');
      await createTie(db, { ...change, id, stageId: params.id, round });
      return redirectWithToast(href('/admin/ties/:id', { id }), 'record.created');
    }
    if (intent === 'delete') {
      const overview = await readStageOverview(db, params);
      await deleteStage(db, change);
      return redirectWithToast(
        href('/admin/seasons/:id', { id: overview?.season.id ?? '' }),
        'record.deleted',
      );
    }
    const newTeams = intent === 'createTeams' ? String(form.get('newTeams') ?? '').split('\n') : [];
    await updateStage(db, { ...change, typed, version, newTeams });
    return redirectWithToast(address, 'record.updated');
  } catch (error) {
    const read = () => getRecord(db, stageRules, params.id);
    const { data: refusal, init } = await refuseChange(db, error, {
      rules: stage,
      intent,
      typed,
      version,
      read,
    });
    return data({ ...refusal, version, isReordered: false }, init ?? undefined);
  }
}

/** One stage of a season: its teams, rules, deductions and opening totals, with the tables as they stand. For editors. */
export default function StageScreen({ loaderData, actionData, params }: Route.ComponentProps) {
  const { stage: stored, competition, season, tables, rounds, ties, newId, now } = loaderData;
  const refusal = actionData?.intent === 'delete' || actionData?.intent === 'tie' ? undefined : actionData;
  const seasonName = seasonText.title(competition.name, season.name);
  const name = formatStage({ kind: stored.kind as StageKind, name: stored.name || null });
  return (
    <>
      <PageHead title={stageText.title(seasonName, name)}>
        <ButtonLink to={href('/admin/stages/:id/fixtures', { id: params.id })}>
          {stageText.schedule}
        </ButtonLink>
      </PageHead>
      <ParentLink to={href('/admin/seasons/:id', { id: season.id })} className="mb-3">
        {seasonName}
      </ParentLink>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {!actionData?.conflict && <ProblemNotice problem={actionData?.problem} />}
          <StageForm
            key={formKey(name, stored.version, refusal)}
            stage={stored}
            refusal={refusal}
            rounds={rounds.map(({ key }) => key)}
            now={now}
          />
          <ConfirmForm
            label={recordText.delete}
            consequence={competitionRecordText.deleteHint}
            intent="delete"
          />
        </div>
        <div className="grid gap-6">
          {hasTable(stored.kind as StageKind) && tables.length === 0 && (
            <p className="text-muted">{stageText.tableEmpty}</p>
          )}
          {tables.map((table) => (
            <StageTable key={table.group ?? ''} table={table} />
          ))}
          {ties && (
            <StageTies
              ties={ties}
              newId={newId}
              error={findFieldError(actionData?.intent === 'tie' ? actionData.problems : undefined, 'round')}
            />
          )}
          <StageRounds rounds={rounds} />
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

/** A table as it stands, as far as saved changes go. */
function StageTable({ table }: { table: Pick<LeagueTable, 'group' | 'standings'> }) {
  const title = table.group === null ? stageText.table : formatGroup(table.group);
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{title}</h2>
      <Table caption={title} columns={columns} isEmpty={false} empty="">
        {table.standings.map(({ position, team, played, goalsFor, goalsAgainst, points, zone }) => (
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

function StageRounds({ rounds }: { rounds: readonly { id: string; key: string }[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{stageText.rounds}</h2>
      {rounds.length === 0 ? (
        <p className="text-muted">{stageText.roundsEmpty}</p>
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
