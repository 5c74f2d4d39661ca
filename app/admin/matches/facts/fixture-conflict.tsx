import { ChangeList } from '#app/admin/audit/change-list.tsx';
import { listChanges } from '#app/admin/audit/list-changes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { matchDeskText } from '#az/text/admin/matches.ts';
import { problemText } from '#az/text/problems.ts';
import { type FixtureState, toNamedFields } from '#domain/matches/fixtures/fixture-fields.ts';
import type { FixtureChoices } from '#domain/matches/fixtures/list-fixture-choices.ts';
import { type FixtureForm, parseFixtureForm } from './read-fixture-form.ts';

/** Lists what differs between the stored match and the typed form, after somebody else has changed the match. */
export function FixtureConflict({
  typed,
  state,
  choices,
}: {
  typed: FixtureForm;
  state: FixtureState;
  choices: FixtureChoices;
}) {
  const fields = parseFixtureForm(typed);
  const nameIn = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((choice) => choice.id === id)?.name ?? null;
  const competition = choices.competitions.find(({ id }) => id === fields.competitionId);
  const names = {
    competition: competition?.name ?? '',
    season: nameIn(competition?.seasons ?? [], fields.seasonId),
    home: nameIn(choices.teams, fields.homeId) ?? '',
    away: nameIn(choices.teams, fields.awayId) ?? '',
    venue: nameIn(choices.venues, fields.venueId),
    broadcasters: choices.broadcasters
      .filter(({ id }) => typed.broadcasters.includes(id))
      .map(({ name }) => name),
  };
  const changes = listChanges(toNamedFields(state), toNamedFields({ fields, names }));
  return (
    <Notice kind="error">
      <p>{problemText['match.conflict']}</p>
      <div className="pt-3 text-ink">
        <p className="font-semibold">{matchDeskText.stored}</p>
        {changes.length > 0 ? <ChangeList changes={changes} /> : <p>{matchDeskText.sameAsYours}</p>}
      </div>
    </Notice>
  );
}
