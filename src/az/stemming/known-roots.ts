import { foldText } from '../characters/characters.ts';
import { NOUN_ROOTS, VOWEL_LOSING_NOUNS } from './noun-roots.ts';
import { canFollow, writeOut } from './suffixes.ts';
import { VERB_ROOTS } from './verb-roots.ts';

/** A root as it stands before some suffix: `çörəy` of `çörək`. */
interface RootForm {
  written: string;
  /** The listed word, as it is written. */
  root: string;
}

type RootForms = ReadonlyMap<string, readonly RootForm[]>;

/** The nouns by their folded forms. The last k of a noun is y before a vowel, and the last q is ğ: çörəyi, uşağı. */
const NOUNS = byFoldedForm(NOUN_ROOTS, (root) => [
  root,
  ...(/[kq]$/.test(root) ? [root.replace(/k$/, 'y').replace(/q$/, 'ğ')] : []),
  ...(VOWEL_LOSING_NOUNS.has(root) ? [root.slice(0, -2) + root.slice(-1)] : []),
]);
/** The last t of a verb is d before vowels: yaradır. Of the verbs of one syllable only et- and get- change: edir, gedir. */
const FINAL_T = /(?<=[aıoueəiöü].*[aıoueəiöü]|^g?e)t$/;
const VERBS = byFoldedForm(VERB_ROOTS, (root) => [
  root,
  ...(FINAL_T.test(root) ? [root.replace(FINAL_T, 'd')] : []),
]);
/** -lik ends nouns. It is -liy before vowels. */
const ABSTRACT_NOUN = /..l[iu]k$|...l[iu]y$/;
const VERBAL_NOUN = /[iu]s$/;
const VOICES = Map.groupBy(['dIr', '(I)l', '(I)n', '(I)s', '(I)t', '(I)d'].flatMap(writeOut), ({ text }) =>
  text.slice(-1),
);
/** The commonest voices, and -la with the verbs made of it. */
const VERB_ENDING = /(?:d[iu]r|l[ae][nstd]?|[iu]l)$/;

function byFoldedForm(roots: readonly string[], listForms: (root: string) => string[]): RootForms {
  const forms = roots.flatMap((root) => listForms(root).map((written) => ({ written, root })));
  return Map.groupBy(forms, ({ written }) => foldText(written));
}

/**
 * The listed noun that the folded beginning of a word can be. With `written`, the same beginning as it is written, only one with
 * these letters.
 */
export function findNoun(folded: string, written: string | null): string | undefined {
  return findRoot(NOUNS, folded, written);
}

/** The listed verb that the beginning of a word can be (`written` as in `findNoun`). */
export function findVerb(folded: string, written: string | null): string | undefined {
  return findRoot(VERBS, folded, written);
}

/** All listed words that a folded beginning of a word can be, as they are written there: `çörəy` before a suffix. */
export function listRootForms(folded: string): { nouns: string[]; verbs: string[] } {
  const list = (forms: RootForms) => (forms.get(folded) ?? []).map(({ written }) => written);
  return { nouns: list(NOUNS), verbs: list(VERBS) };
}

function findRoot(forms: RootForms, folded: string, written: string | null): string | undefined {
  const found = forms.get(folded);
  return (written === null ? found?.[0] : found?.find((form) => form.written === written))?.root;
}

/** Whether the folded word is a listed name, a noun in -lik, or a noun in -ış made of a listed verb (`written` as in `findNoun`). */
export function isOtherNoun(folded: string, written: string | null): boolean {
  if (NAME_ROOTS.has(folded)) return true;
  if (ABSTRACT_NOUN.test(folded)) return !NAME_ROOTS.has(folded.slice(0, -1)); // İmişli-yə, not İmişlik
  if (!VERBAL_NOUN.test(folded) || written?.endsWith('s')) return false;
  // Yazısı is yazı with -sı rather than yazış with -ı.
  const isPossessed = findNoun(folded.slice(0, -1), null) !== undefined;
  return !isPossessed && findVerb(folded.slice(0, -2), written?.slice(0, -2) ?? null) !== undefined;
}

/** Names of football and of the news that end like an inflected word. Folded. */
export const NAME_ROOTS: ReadonlySet<string> = new Set(
  `
  adrian agdam alber almaniya alvares anar araz argentina arsenal asim aslan avstriya aydin aynur azerbaycan baki
  balaken barselona basel bayern belarus belcika benfika berlin besiktas betis borussiya bremen cavid celilabad celsi
  cenub ceyhun cili daniel daskend dinamo dortmund dublin ehmed elcin eldar elnur elsad elvin elxan emil emin empoli
  emreli everton fenerbaxce ferid feyenoord finland fuad fuzuli gence goycay goygol gurcustan haaland hakim hemid
  hollandiya huseyn ibrahim icardi ikardi ilqar imisli inter iran iraq irland islamabad island ispaniya isvecre italiya
  kamal kamil kamran kanada karvan kelbecer kenan kepez kerim kesle koln konya korkmaz lacin lazio leganes leyptsiq lids
  lill lion lissabon liverpul london lukaku macaristan madrid mahir mahmud maksim malaqa mali malta manat mancester
  mancini marsel martines masalli matias mehemmed memmed messi milan mingecevir monako monza murad nadir namiq napoli
  naxcivan nazim neftci neymar nicat niderland nigar norvec okeaniya oksford orxan osasuna oslo palermo palmas paraqvay paris
  parma perez perviz porto praqa qadir qalatasaray qana qarabag qasim qatar qazax qazaxistan qebele qranada qurban qusar
  rafiq ramil ramin rapid rasim rauf real rehim resad resford rim roma ronaldo rosiya rusiya ruslan rustem sabah
  sabirabad sadiq safa sahin said salyan samaxi samir sampdoriya sanderlend santos saysagan selim serbiya sevilya seyid
  sirvan skopye solmaz sonmez sosyedad sotland spartak stambul sumqayit susa tahir tbilisi terter tofiq toral torino
  tottenhem tovuz tunis tural turan turqut uels ufa ukrayna uruqvay vahid valyadolid vasif veles verona vilyarreal
  vinisius vladimir vuqar xalid xankendi xezer yasin yilmaz yunayted yuventus zahir zaqatala zengilan zenit zidan zire
  zurix
  `
    .trim()
    .split(/\s+/),
);

/** Whether voices make the stem of a listed verb: bil-dir, yaz-ıl, oxu-t, yerit-dir-il (`written` as in `findNoun`). */
export function isDerivedVerb(folded: string, written: string | null): boolean {
  return (VOICES.get(folded.slice(-1)) ?? []).some((voice) => {
    const end = folded.length - voice.text.length;
    const base = folded.slice(0, end);
    if (!folded.endsWith(voice.text) || !canFollow(voice, folded, end)) return false;
    const writtenBase = written?.slice(0, end) ?? null;
    return findVerb(base, writtenBase) !== undefined || isDerivedVerb(base, writtenBase);
  });
}

/** The folded verb as its infinitive has it: yarad-ır → yarat. */
export function withFinalT(root: string): string {
  return root.replace(/(?<=[aeiou].*[aeiou]|^g?e)d$/, 't');
}

/** Whether an unknown stem ends like a derived verb. */
export function looksLikeVerb(root: string): boolean {
  return root.length >= 4 && VERB_ENDING.test(root);
}
