import { foldText } from '#az/characters/characters.ts';
import { formatTypedMoment, parseBakuLocal } from '#az/format/dates.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type Broadcast, type FixtureFields, officialRoles } from '../../rules/fixtures/fixture-fields.ts';
import { roundText } from '../../text.ts';

/** The fields of the form, as typed. */
export interface FixtureForm {
  /** The ids of the competition and of its season: `id/id`, or `id/` without a season. */
  season: string;
  round: string;
  home: string;
  away: string;
  kickOff: string;
  venue: string;
  broadcast: string;
  broadcasters: string[];
  officials: Partial<Record<(typeof officialRoles)[number], string>>;
}

export const EMPTY_FIXTURE_FORM: FixtureForm = {
  ...{ season: '', round: '', home: '', away: '', kickOff: '', venue: '' },
  ...{ broadcast: 'unknown', broadcasters: [], officials: {} },
};

export function readFixtureForm(form: FormData): FixtureForm {
  const read = readForm(form);
  const text = (name: string) => read.text(name).trim();
  return {
    ...{ season: text('season'), round: text('round'), home: text('home'), away: text('away') },
    ...{ kickOff: text('kickOff'), venue: text('venue'), broadcast: text('broadcast') },
    broadcasters: read.texts('broadcasters'),
    officials: Object.fromEntries(officialRoles.map((role) => [role, text(role)])),
  };
}

export function toFixtureForm(fields: FixtureFields): FixtureForm {
  const { competitionId, seasonId, round, homeId, awayId, kickOff, venueId, broadcast, officials } = fields;
  return {
    ...{ season: `${competitionId}/${seasonId ?? ''}`, round: formatRoundInput(round) },
    ...{ home: homeId, away: awayId, kickOff: formatTypedMoment(kickOff), venue: venueId ?? '' },
    broadcast: broadcast.kind,
    broadcasters: broadcast.kind === 'listed' ? [...broadcast.ids] : [],
    officials,
  };
}

/** Parses the typed fields. What is not valid stays for `checkFixtureFields` to refuse. */
export function parseFixtureForm(form: FixtureForm): FixtureFields {
  const [competitionId = '', seasonId = ''] = form.season.split('/');
  return {
    ...{ competitionId, seasonId: seasonId || null, round: parseRoundInput(form.round) },
    ...{ homeId: form.home, awayId: form.away, kickOff: parseBakuLocal(form.kickOff) ?? Number.NaN },
    ...{ venueId: form.venue || null, broadcast: parseBroadcast(form), officials: form.officials },
  };
}

function parseBroadcast({ broadcast, broadcasters }: FixtureForm): Broadcast {
  if (broadcast === 'listed') return { kind: 'listed', ids: broadcasters };
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
