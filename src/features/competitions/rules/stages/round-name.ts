import type { StageKind } from '../../tables.ts';
import { foundStageText, splitGroupText } from '../../text.ts';

/** What the words of a heading say about the matches below it. */
export interface RoundName {
  /** The kind of the stage; null when the words do not say it. */
  stage: StageKind | null;
  /** The name of the stage, when it is not the usual one of its kind. */
  stageName: string | null;
  /** The letter or the name of the group. */
  group: string | null;
  /** The number of the round, or a key of `roundText` in `src/features/matches/text.ts`. */
  round: string | null;
}

/** The rounds in which a team goes out. */
export const KNOCK_OUT_ROUNDS: readonly string[] = [
  'r128',
  'r64',
  'r32',
  'r16',
  'quarter',
  'semi',
  'third',
  'final',
];

/** Whether a round is a named one of a knock-out stage, as the semi-finals are. */
export function isKnockOutRound(round: string | null): boolean {
  return round !== null && KNOCK_OUT_ROUNDS.includes(round);
}

type Found = Partial<RoundName>;

/** Longer headings name no round. */
const MAX_LENGTH = 200;
const NUMBER = String.raw`0*([1-9]\d?)`;
const ORDINAL = String.raw`(?:st|nd|rd|th)?\.?`;
/** `Matchday 3 of 8`, `Week 5`, `Jornada 12`, `2nd round`, `12-ci tur`. */
const NUMBERED = new RegExp(
  String.raw`^(?:(?:matchday|match ?day|round|week|day|tur|jornada|journée|giornata|spieltag|runde)\s*#?${NUMBER}(?:\s*(?:of|/)\s*\d+)?|${NUMBER}${ORDINAL}\s*(?:round|matchday|week|spieltag|runde|kolo|giornata|jornada)|${NUMBER}(?:-\S+ tur)?)$`,
);
const WORD_NUMBERS: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4' };
/** `First round`. */
const WORDED = /^(first|second|third|fourth) round$/;
const DATE =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+)?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[\s/]*\d|\d{1,2}\.?[\s/]+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/;
/** They change neither the stage nor the round of the heading around them. */
const PART_OF_TIE =
  /^(?:(?:1st|2nd|first|second|return) legs?|legs? \d|replays?|original match|(?:hin|rück)spiele?)$/;
/** `Second Round Replays`, `Viertelfinale Hinspiele` */
const LEGS_BEHIND_ROUND = / (?:replays?|(?:hin|rück)spiele?)$/;

/** The rounds of a knock-out stage, and the words that name a kind of stage. The first that fits counts. */
const WORDS: readonly (readonly [pattern: RegExp, found: Found])[] = [
  [
    /^(?:(?:match|play-?off) for (?:the )?|playoffs?,? )?(?:third|3rd)(?:\/4th)?[ -]?place(?: (?:match|play-?off|game|final))?$/,
    { round: 'third' },
  ],
  [
    /^third$|^match (?:for )?(?:third|3rd)(?: place)?$|^spiel um (?:den )?(?:platz (?:3|drei)|(?:3\.|dritten) platz)$/,
    { round: 'third' },
  ],
  [
    /^(?:quarter-?\s?finals?|quarters?|1\/4(?:[ -]finals?)?|4th finals|viertelfinale?)$/,
    { round: 'quarter' },
  ],
  [/^(?:semi-?\s?finals?|semis?|1\/2(?:[ -]finals?)?|halbfinale?|yarımfinal)$/, { round: 'semi' }],
  [
    /^(?:round of 16|last 16|1\/8(?:[ -]finals?)?|r16|eighth-?finals?|8th finals|achtelfinale?)$/,
    { round: 'r16' },
  ],
  [/^(?:round of 32|last 32|1\/16(?:[ -]finals?)?|r32|16th finals|sechzehntelfinale?)$/, { round: 'r32' }],
  [/^(?:round of 64|last 64|1\/32(?:[ -]finals?)?|r64|32nd finals)$/, { round: 'r64' }],
  [/^(?:round of 128|last 128|1\/64(?:[ -]finals?)?|64th finals)$/, { round: 'r128' }],
  [/^(?:gran(?:d)? )?finale?$|^endspiel$/, { round: 'final' }],
  [/^(?:super ?cup|superkubok)$/, { stage: 'knockout', round: 'supercup' }],
  [/^(?:(?:club )?friendl(?:y|ies)|yoldaşlıq görüşü)(?: \d)?$/, { stage: 'friendly', round: 'friendly' }],
  [
    /^(?:finals?|final (?:round|phase|stage|tournament)|knock-?out(?: (?:stage|phase|round))?|k\.?o\.?-(?:phase|runde)|endspiel\/platz 3)$/,
    { stage: 'knockout' },
  ],
  [
    /^(?:knock-?out )?(?:round |phase )?play-?\s?offs?(?:[ -](?:round|stage|runde))?$/,
    { stage: 'playoff', round: 'playoff' },
  ],
  [/^qualifying play-?offs?$|^play-?off round$/, { stage: 'qualifying', round: 'qPlayoff' }],
  [
    /^(?:1st |first |extra )?(?:preliminary|prelim\.?)(?: round)?(?: 1)?$/,
    { stage: 'qualifying', round: 'q0' },
  ],
  [
    /^(?:1st|first) (?:qualifying(?: round)?|round qualifying)$|^q1$|^1\. qualifikationsrunde$/,
    { stage: 'qualifying', round: 'q1' },
  ],
  [
    /^(?:2nd|second) (?:qualifying(?: round)?|round qualifying)$|^q2$|^2\. qualifikationsrunde$/,
    { stage: 'qualifying', round: 'q2' },
  ],
  [
    /^(?:3rd|third) (?:qualifying(?: round)?|round qualifying)$|^q3$|^3\. qualifikationsrunde$/,
    { stage: 'qualifying', round: 'q3' },
  ],
  [
    /^(?:qualifying|qualifiers|qualification|qualifikation|quali)(?: (?:round|phase|stage))?$/,
    { stage: 'qualifying', round: 'qualifying' },
  ],
  [
    /^(?:league|league (?:phase|stage)|ligaphase|regular(?: (?:season|phase))?|round robin)$/,
    { stage: 'league' },
  ],
  [
    /^(?:(?:first )?groups?|(?:first )?group (?:stage|phase|matches)|gruppenphase|vorrunde)$/,
    { stage: 'groups' },
  ],
  [/^(?:first (?:stage|phase))$/, { stage: 'groups' }],
  [
    /^second (?:group )?(?:stage|phase)$|^zwischenrunde$/,
    { stage: 'groups', stageName: foundStageText.secondGroups },
  ],
  [
    /^(?:championship|meistergruppe|championship (?:round|group|play-?offs?))$/,
    { stage: 'split', group: splitGroupText.championship },
  ],
  [
    /^(?:relegation|abstiegsgruppe|relegation (?:round|group))$/,
    { stage: 'split', group: splitGroupText.relegation },
  ],
];

const GROUP =
  /^(?:(?:sub-?)?group|gruppe|grupo|groupe|qrup|vorrunde(?: gruppe)?)\s+([a-z0-9]{1,2})$|^([a-z0-9]{1,2}) qrupu$/;
/** `Ligaphase 3. Spieltag` and `3. Spieltag Ligaphase` */
const ROUND_OF_LEAGUE =
  /^(\d{1,2})\. (?:runde|spieltag) (?:der )?ligaphase$|^ligaphase (\d{1,2})\. (?:runde|spieltag)$/;
/** `2. Runde Gruppenphase` */
const ROUND_OF_GROUPS =
  /^(\d)\. (?:runde|spieltag) (?:der )?gruppenphase$|^gruppenphase (\d)\. (?:runde|spieltag)$/;
/** A match between two teams of a group with equal points. It counts in no table. */
const GROUP_PLAYOFF = /^group [a-z0-9]{1,2} play-?off$/;
const NAMED_PLAYOFF = /\splay-?\s?offs?$/;

/**
 * Reads a heading such as `League, Matchday 3`, `Semi-finals | 1st leg`, `Group A, Matchday 2`, `Regular Season - 12`,
 * `Matchday 4 | Wed Nov 23` or `12-ci tur`. Words that are not known name a stage. Null when it says nothing about the round.
 */
export function parseRoundName(text: string): RoundName | null {
  const name: RoundName = { stage: null, stageName: null, group: null, round: null };
  const parts = text
    .slice(0, MAX_LENGTH)
    .replace(/\s+/g, ' ')
    .split(/[,|]| [-–] /)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !DATE.test(part.toLowerCase()) && !isPartOfTie(part));
  if (parts.length === 0) return null;
  for (const part of parts) {
    const found = readPart(part);
    if (found) merge(name, found);
    else name.stageName = name.stageName === null ? part : `${name.stageName}, ${part}`;
  }
  return name;
}

/** Whether the words name a leg or a replay of a round that another heading names. */
export function isPartOfTie(text: string): boolean {
  return PART_OF_TIE.test(text.trim().toLowerCase());
}

function readPart(part: string): Found | null {
  const words = part.toLowerCase().replace(/\s+/g, ' ').replace(LEGS_BEHIND_ROUND, '');
  const ofGroups = ROUND_OF_GROUPS.exec(words);
  if (ofGroups) return { stage: 'groups', round: ofGroups[1] ?? ofGroups[2] ?? null };
  const ofLeague = ROUND_OF_LEAGUE.exec(words);
  if (ofLeague) return { stage: 'league', round: ofLeague[1] ?? ofLeague[2] ?? null };
  const number = NUMBERED.exec(words);
  if (number) return { round: number[1] ?? number[2] ?? number[3] ?? null };
  const worded = WORDED.exec(words)?.[1];
  if (worded) return { round: WORD_NUMBERS[worded] ?? null };
  const group = GROUP.exec(words);
  if (group) return { stage: 'groups', group: (group[1] ?? group[2] ?? '').toUpperCase() };
  if (GROUP_PLAYOFF.test(words)) return { stage: 'playoff', round: 'playoff' };
  const known = WORDS.find(([pattern]) => pattern.test(words))?.[1];
  if (known) return known;
  return NAMED_PLAYOFF.test(words) ? { stage: 'playoff', stageName: part, round: 'playoff' } : null;
}

/** A later part says more: in `Playoffs, Matchday 2` the round stays `playoff`, in `Playoffs, Semifinals` it is `semi`. */
function merge(name: RoundName, { stage, stageName, group, round }: Found): void {
  name.stage ??= stage ?? null;
  name.stageName ??= stageName ?? null;
  name.group ??= group ?? null;
  const isNumber = round !== undefined && round !== null && /^\d/.test(round);
  if (round && !(isNumber && name.round !== null)) name.round = round;
}

const NO_NAME: RoundName = { stage: null, stageName: null, group: null, round: null };

/** What several headings say together, the outermost first. An inner heading says more. */
export function joinRoundNames(headings: readonly string[]): RoundName {
  return headings.reduce<RoundName>((outer, text) => {
    const inner = parseRoundName(text);
    if (!inner) return outer;
    if (inner.stage === 'groups' && inner.group !== null) return openGroup(outer, inner);
    return {
      stage: outer.stage ?? inner.stage,
      stageName: outer.stageName ?? inner.stageName,
      group: inner.group ?? outer.group,
      round: inner.round ?? outer.round,
    };
  }, NO_NAME);
}

/** Groups inside of another stage, or of a later round: `Qualifying Stage`, `Group A` or `Second Round`, `Group A`. */
function openGroup(outer: RoundName, inner: RoundName): RoundName {
  const names = [outer.stageName ?? inner.stageName, nameGroups(outer)].filter((name) => name !== null);
  return { ...inner, stageName: names.length > 0 ? names.join(', ') : null };
}

function nameGroups({ stage, round }: RoundName): string | null {
  if (stage === 'qualifying') return foundStageText.qualifyingGroups;
  const phase = Number(round ?? 1);
  if (!Number.isInteger(phase) || phase < 2) return null;
  return phase === 2 ? foundStageText.secondGroups : foundStageText.laterGroups(phase);
}

/** Whether the name of a stage is ours, and not one of a heading. */
export function isOwnStageName(name: string): boolean {
  const { laterGroups, ...names } = foundStageText;
  return Object.values<string>(names).includes(name) || [3, 4].some((phase) => laterGroups(phase) === name);
}
