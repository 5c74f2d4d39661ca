import { ChangeList } from '#features/audit/admin/change-list.tsx';
import { listChanges } from '#features/audit/admin/list-changes.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { type FixtureState, toNamedFields } from '../../rules/fixtures/fixture-fields.ts';
import type { FixtureChoices } from '../../rules/fixtures/list-fixture-choices.ts';
import { matchDeskText } from '../../text.ts';
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
      <p>{problemSentence('match.conflict')}</p>
      <div className="pt-3 text-ink">
        <p className="font-semibold">{matchDeskText.stored}</p>
        {changes.length > 0 ? <ChangeList changes={changes} /> : <p>{matchDeskText.sameAsYours}</p>}
      </div>
    </Notice>
  );
}
