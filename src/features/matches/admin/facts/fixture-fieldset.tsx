import { useId, useState } from 'react';
import { foldText } from '#az/characters/characters.ts';
import { formatTypedMoment, parseBakuLocal } from '#az/format/dates.ts';
import type { Problem } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { DateTimeField } from '#platform/ui/date-field.tsx';
import { CheckField, findFieldError, SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import type { FixtureChoices } from '../../rules/fixtures/desk-fixtures.ts';
import { type Broadcast, type FixtureFields, officialRoles } from '../../rules/fixtures/fixture-fields.ts';
import { matchDeskText, officialText, roundText } from '../../text.ts';
import { TeamField } from './team-field.tsx';

interface FixtureFieldsetProps {
  form: TypedFields;
  choices: FixtureChoices;
  problems: readonly Problem[];
}

/** The facts of a match. The kick-off is in Baku time. */
export function FixtureFieldset({ form, choices, problems }: FixtureFieldsetProps) {
  const lists = useId();
  const errorOf = (field: string) => findFieldError(problems, field);
  const [season, setSeason] = useState(form.season ?? '');
  const seasonId = season.split('/')[1] ?? '';
  const seasonTeams =
    choices.competitions.flatMap(({ seasons }) => seasons).find(({ id }) => id === seasonId)?.teams ?? [];
  const teamField = (side: 'home' | 'away') => (
    <TeamField
      label={matchDeskText[side]}
      name={side}
      teams={choices.teams}
      seasonTeams={seasonTeams}
      defaultValue={form[side] ?? ''}
      error={errorOf(side)}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={matchDeskText.competition}
        name="season"
        required
        defaultValue={form.season}
        onChange={(event) => setSeason(event.currentTarget.value)}
        error={errorOf('competition')}
      >
        <option value="">{matchDeskText.chooseCompetition}</option>
        {choices.competitions.map(({ id, name, seasons }) => (
          <optgroup key={id} label={name}>
            {seasons.flatMap((season) =>
              season.stages.map((stage) => (
                <option key={stage.id} value={`${id}/${season.id}/${stage.id}`}>
                  {season.stages.length === 1
                    ? `${name} ${season.name}`
                    : matchDeskText.seasonStage(`${name} ${season.name}`, stage.name)}
                </option>
              )),
            )}
            <option value={`${id}/`}>{matchDeskText.withoutSeason(name)}</option>
          </optgroup>
        ))}
      </SelectField>
      <TextField
        label={matchDeskText.round}
        name="round"
        autoComplete="off"
        list={`${lists}-rounds`}
        hint={matchDeskText.roundHint}
        defaultValue={form.round}
        error={errorOf('round')}
      />
      <datalist id={`${lists}-rounds`}>
        {Object.values(roundText).map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      {teamField('home')}
      {teamField('away')}
      <DateTimeField
        label={matchDeskText.kickOff}
        name="kickOff"
        required
        hint={matchDeskText.kickOffHint}
        defaultValue={form.kickOff}
        error={errorOf('kickOff')}
      />
      <SelectField
        label={matchDeskText.venue}
        name="venue"
        defaultValue={form.venue}
        error={errorOf('venue')}
      >
        <SelectOptions
          none={matchDeskText.unknownVenue}
          items={choices.venues.map(({ id, name }) => [id, name])}
        />
      </SelectField>
      <CheckField
        label={matchDeskText.neutral}
        name="neutral"
        value="1"
        defaultChecked={form.neutral !== undefined && form.neutral !== ''}
      />
      <fieldset className="grid content-start gap-3 sm:col-span-2">
        <legend className="mb-2 font-semibold text-xl">{matchDeskText.broadcast}</legend>
        <SelectField label={matchDeskText.broadcast} name="broadcast" defaultValue={form.broadcast}>
          <SelectOptions items={Object.entries(matchDeskText.broadcastKind)} />
        </SelectField>
        <div className="flex flex-wrap gap-x-6">
          {choices.broadcasters.map(({ id, name }) => (
            <CheckField
              key={id}
              label={name}
              name="broadcasters"
              value={id}
              defaultChecked={form.broadcasters?.split('\n').includes(id)}
            />
          ))}
        </div>
        {choices.broadcasters.length === 0 && (
          <p className="text-muted text-sm">{matchDeskText.noBroadcasters}</p>
        )}
        {errorOf('broadcasters') && (
          <p className="font-medium text-live text-sm">{errorOf('broadcasters')}</p>
        )}
      </fieldset>
      <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-2 font-semibold text-xl">{matchDeskText.officials}</legend>
        <p className="text-muted text-sm sm:col-span-2">{matchDeskText.officialsHint}</p>
        {officialRoles.map((role) => (
          <TextField
            key={role}
            label={officialText[role]}
            name={role}
            autoComplete="off"
            list={`${lists}-officials`}
            defaultValue={form[role]}
            error={errorOf(role)}
          />
        ))}
        <datalist id={`${lists}-officials`}>
          {choices.officials.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </fieldset>
    </div>
  );
}

/** `season`: the ids of the competition, its season and the stage: `id/id/id`, or `id/` without a season. */
const names = [
  'season',
  'round',
  'home',
  'away',
  'kickOff',
  'venue',
  'neutral',
  'broadcast',
  'broadcasters',
  ...officialRoles,
];

/** The fields of the form, as typed. */
export function readFixtureForm(form: FormData): TypedFields {
  const { texts } = readForm(form);
  return Object.fromEntries(names.map((name) => [name, texts(name).join('\n').trim()]));
}

export function toFixtureForm(fields: FixtureFields): TypedFields {
  const { competitionId, seasonId, stageId, round, homeId, awayId, kickOff, venueId, broadcast } = fields;
  return {
    season: seasonId === null ? `${competitionId}/` : `${competitionId}/${seasonId}/${stageId ?? ''}`,
    round: formatRoundInput(round),
    home: homeId,
    away: awayId,
    kickOff: formatTypedMoment(kickOff),
    venue: venueId ?? '',
    neutral: fields.isNeutral ? '1' : '',
    broadcast: broadcast.kind,
    broadcasters: broadcast.kind === 'listed' ? broadcast.ids.join('\n') : '',
    ...fields.officials,
  };
}

/** Parses the typed fields. What is not valid stays for `checkFixtureFields` to refuse. */
export function parseFixtureForm(form: TypedFields): FixtureFields {
  const { season = '', round = '', home = '', away = '', kickOff = '', venue = '', neutral = '' } = form;
  const [competitionId = '', seasonId = '', stageId = ''] = season.split('/');
  return {
    competitionId,
    seasonId: seasonId || null,
    stageId: stageId || null,
    round: parseRoundInput(round),
    homeId: home,
    awayId: away,
    kickOff: parseBakuLocal(kickOff) ?? Number.NaN,
    venueId: venue || null,
    isNeutral: neutral !== '',
    broadcast: parseBroadcast(form),
    officials: Object.fromEntries(officialRoles.map((role) => [role, form[role] ?? ''])),
  };
}

function parseBroadcast({ broadcast, broadcasters = '' }: TypedFields): Broadcast {
  if (broadcast === 'listed') return { kind: 'listed', ids: broadcasters.split('\n').filter(Boolean) };
  return { kind: broadcast === 'none' ? 'none' : 'unknown' };
}

/** `12` → `12`, `Yarımfinal` → `semi`. */
function parseRoundInput(text: string): string | null {
  if (text === '') return null;
  const stage = Object.entries(roundText).find(([, label]) => foldText(label) === foldText(text));
  return stage?.[0] ?? text;
}

function formatRoundInput(round: string | null): string {
  if (round === null) return '';
  return Object.hasOwn(roundText, round) ? roundText[round as keyof typeof roundText] : round;
}
