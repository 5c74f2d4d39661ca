import { ordinalSuffix } from '#az/characters/endings.ts';
import type { FixtureStatus, MatchPhase } from '../tables.ts';
import { matchText, officialText, roundText } from '../text.ts';

/** `67'`, and `45+2'` for minutes of added time. */
export function formatMinute(minute: number, added: number | null): string {
  return matchText.minute(added === null ? minute : `${minute}+${added}`);
}

/** `12-ci tur` for a round number, `1/4 final` for a stage of a cup. Any other text stays as it is. */
export function formatRound(round: string): string {
  if (/^\d{1,2}$/.test(round)) return matchText.round(round, ordinalSuffix(Number(round)));
  return Object.hasOwn(roundText, round) ? roundText[round as keyof typeof roundText] : round;
}

/** `İkinci hissə`: the part of a live match that is being played. */
export function formatPhase(phase: keyof typeof matchText.phase): string {
  return matchText.phase[phase];
}

const PHASE_WORDS: Record<MatchPhase, keyof typeof matchText.status> = {
  firstHalf: 'live',
  halftime: 'halftime',
  secondHalf: 'live',
  shootOut: 'penalties',
  extraTimeBreak: 'extraTime',
  extraTimeFirst: 'extraTime',
  extraTimeHalftime: 'extraTime',
  extraTimeSecond: 'extraTime',
};

/** The status of a match as a word, that of a live one by its part: `Canlı`, `Fasilə`, `Təxirə salınıb`. */
export function formatStatusWord({
  status,
  phase = null,
}: {
  status: FixtureStatus;
  phase?: MatchPhase | null;
}): string {
  return matchText.status[status === 'live' && phase !== null ? PHASE_WORDS[phase] : status];
}

/** What happened to a match that did not go as planned: `Təxirə salınıb`. Empty for the others. */
export function formatMishap({ status }: { status: FixtureStatus }): string {
  const isPlain = status === 'scheduled' || status === 'live' || status === 'finished';
  return isPlain ? '' : matchText.status[status];
}

const ROLES_ON_PITCH = ['referee', 'assistant1', 'assistant2', 'fourth'] as const;
const ROLES_BESIDE_PITCH = ['var', 'avar', 'inspector', 'delegate'] as const;
type OfficialRole = (typeof ROLES_ON_PITCH)[number] | (typeof ROLES_BESIDE_PITCH)[number];

/** The officials of a match in the order of a match report: `Hakimlər: …`, `VAR: …`. A role without a name is left out. */
export function formatOfficials(officials: readonly { role: OfficialRole; name: string }[]): string[] {
  const namesOf = (roles: readonly OfficialRole[]) =>
    roles.flatMap((role) => officials.filter((official) => official.role === role)).map(({ name }) => name);
  return [
    { label: officialText.onPitch, names: namesOf(ROLES_ON_PITCH) },
    ...ROLES_BESIDE_PITCH.map((role) => ({ label: officialText[role], names: namesOf([role]) })),
  ]
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => `${label}: ${names.join(', ')}`);
}

/** The officials of a match by role, the referee first. A role without a name is left out. */
export function listOfficialRoles(
  officials: readonly { role: OfficialRole; name: string }[],
): { label: string; names: string[] }[] {
  const namesOf = (...roles: OfficialRole[]) =>
    officials.filter(({ role }) => roles.includes(role)).map(({ name }) => name);
  return [
    { label: officialText.referee, names: namesOf('referee') },
    { label: officialText.assistants, names: namesOf('assistant1', 'assistant2') },
    ...(['fourth', ...ROLES_BESIDE_PITCH] as const).map((role) => ({
      label: officialText[role],
      names: namesOf(role),
    })),
  ].filter(({ names }) => names.length > 0);
}

const ROMAN: readonly (readonly [value: number, letters: string])[] = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A whole number from 1 to 60 as a Roman numeral: 28 → `XXVIII`. Other numbers stay in digits. */
export function formatRoman(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 60) return String(value);
  let rest = value;
  let letters = '';
  for (const [step, letter] of ROMAN) {
    letters += letter.repeat(Math.floor(rest / step));
    rest %= step;
  }
  return letters;
}
