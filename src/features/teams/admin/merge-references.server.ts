import { data } from 'react-router';
import { mergePlayers } from '#features/matches/rules/merge-players.ts';
import { mergeTeams } from '#features/matches/rules/merge-teams.ts';
import { listOtherNames } from '#features/search/rules/names/list-names.ts';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { changeRecord } from '#platform/records/admin/record-actions.server.ts';
import type { RecordRefusal } from '#platform/records/admin/record-form.tsx';
import { entryAddress } from '#platform/records/record.ts';
import { findRecordRow, listRecords } from '#platform/records/rules/read-records.ts';
import type { RecordRules } from '#platform/records/rules/record-rules.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { playerRules } from '../rules/definitions/player.ts';
import { teamRules } from '../rules/definitions/team.ts';
import type { MergeChoices } from './merge-duplicate-form.tsx';

/** More are found by a longer query. */
const MAX_CHOICES = 200;

type MergedKind = MergeChoices['kind'];

/** What a team or a player can be merged into: a search by `?q=`, at first for players with the same last name. */
export async function readMergeChoices(
  db: Db,
  { request, kind, entry }: { request: Request; kind: MergedKind; entry: { id: string; title: string } },
): Promise<MergeChoices> {
  const typed = new URL(request.url).searchParams.get('q')?.slice(0, 100);
  const query = typed ?? (kind === 'player' ? (entry.title.split(' ').at(-1) ?? '') : '');
  const otherNames = await listOtherNames(db, { kind });
  const search = { query, otherNames, size: MAX_CHOICES };
  const found =
    kind === 'team'
      ? (await listRecords(db, teamRules, search)).items.map(({ id, values: { name, shortName } }) => ({
          id,
          name,
          detail: shortName,
        }))
      : (await listRecords(db, playerRules, search)).items.map(({ id, values: { name, team } }) => ({
          id,
          name,
          detail: team,
        }));
  return { kind, query, isSearched: typed !== undefined, choices: found.filter(({ id }) => id !== entry.id) };
}

/** The action of a team's or a player's screen: merges it into another one, or changes it. */
export async function changeOrMerge(
  kind: MergedKind,
  rules: RecordRules,
  args: Parameters<typeof changeRecord>[1] & { params: { id: string } },
) {
  const form = await args.request.formData();
  if (form.get('intent') !== 'merge') return changeRecord(rules, args, form);
  const { db, now, newId } = servicesOf(args.context);
  const intoId = String(form.get('into') ?? '');
  try {
    if (!(await findRecordRow(db, rules, intoId)))
      throw new InvalidInput([{ field: 'into', code: 'field.choice' }]);
    const merge = { actor: actorOf(args.context), fromId: args.params.id, intoId, now: now(), newId };
    await (kind === 'team' ? mergeTeams(db, merge) : mergePlayers(db, merge));
    return redirectWithToast(entryAddress(rules, intoId), 'team.merged');
  } catch (error) {
    const { data: refusal, init } = toActionError(error);
    return data<RecordRefusal>({ ...refusal, intent: 'merge', typed: {}, conflict: null }, init ?? undefined);
  }
}
