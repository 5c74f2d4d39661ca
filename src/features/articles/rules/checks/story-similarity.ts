import { tokenise } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';

/** The share of the names in the similarity. The other words have the rest. */
const NAMES_SHARE = 0.6;
/** The similarity is multiplied by this when something shows that the stories differ. */
const CONTRADICTION_FACTOR = 0.5;

/** `2:1`, but not the time `19:00`. */
const SCORE = /(?<!\d)\d{1,2}:\d(?!\d)/g;
/** `Qurban Qurbanov: “Xal itirdik”`. */
const INTERVIEW = /:\s*[“"«][^“”"»]*[”"»]\s*$/;
/** Folded verbs in the future: `keçiriləcək`, `qarşılaşacaqlar`. */
const FUTURE = /[^aeiou](?:acaq|ecek)(?:dir|lar|ler)?$/;
const SENTENCE_START = /(?:^|[.!?:…]\s+)$/;

/** The parts of an article that are compared with others. */
export interface Story {
  /** The preview, the result and the interviews of a match are different stories. */
  kind: 'preview' | 'result' | 'interview' | null;
  scores: ReadonlySet<string>;
  /** All stems of the headline and the excerpt. */
  stems: ReadonlySet<string>;
  /** The stems of words that are written with a capital letter within a sentence. */
  names: ReadonlySet<string>;
  headlineNames: readonly string[];
}

export function readStory({ title, excerpt }: { title: string; excerpt: string }): Story {
  const text = `${title}. ${excerpt}`;
  const words = tokenise(text).filter(({ word }) => word.length > 2 || /\d/.test(word));
  const stemmed = words.map(({ word, start }) => ({ stem: stemWord(word), start }));
  const names = new Set(stemmed.filter(({ start }) => isName(text, start)).map(({ stem }) => stem));
  const headline = stemmed.filter(({ start }) => start < title.length);
  return {
    kind: findKind(title, text),
    scores: new Set(text.match(SCORE)),
    stems: new Set(stemmed.map(({ stem }) => stem)),
    names,
    headlineNames: headline.map(({ stem }) => stem).filter((stem) => names.has(stem)),
  };
}

function isName(text: string, start: number): boolean {
  return (
    /\p{Lu}/u.test(text.charAt(start)) && !SENTENCE_START.test(text.slice(Math.max(0, start - 4), start))
  );
}

function findKind(title: string, text: string): Story['kind'] {
  if (INTERVIEW.test(title)) return 'interview';
  if (text.search(SCORE) >= 0) return 'result';
  return tokenise(text).some(({ word }) => FUTURE.test(word)) ? 'preview' : null;
}

/** The weights of stems: higher for a stem that fewer of these stories have. */
export function weighStems(stories: readonly Story[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { stems } of stories) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + stories.length / (counts.get(stem) ?? 1));
}

/**
 * How much two articles have in common, from 0 to 1. Both the names and the other words must agree: reports of two matches
 * differ in the names, and different news of one player in the words. So the two parts are multiplied, as a weighted
 * geometric mean.
 */
export function storySimilarity(one: Story, other: Story, weightOf: (stem: string) => number): number {
  const stems = [...new Set([...one.stems, ...other.stems])];
  const sharedPart = (among: readonly string[]): number => {
    let shared = 0;
    let total = 0;
    for (const stem of among) {
      const isShared = one.stems.has(stem) && other.stems.has(stem);
      if (isShared) shared += 2 * weightOf(stem);
      total += (isShared ? 2 : 1) * weightOf(stem);
    }
    return total === 0 ? 0 : shared / total;
  };
  const isNamed = (stem: string) => one.names.has(stem) || other.names.has(stem);
  const names = stems.filter(isNamed);
  const words = sharedPart(stems.filter((stem) => !isNamed(stem)));
  const similarity =
    names.length === 0 ? words : sharedPart(names) ** NAMES_SHARE * words ** (1 - NAMES_SHARE);
  return differs(one, other) ? CONTRADICTION_FACTOR * similarity : similarity;
}

function differs(one: Story, other: Story): boolean {
  if (one.kind && other.kind && one.kind !== other.kind) return true;
  const isScoreShared = [...one.scores].some((score) => other.scores.has(score));
  if (one.scores.size > 0 && other.scores.size > 0 && !isScoreShared) return true;
  return hasOwnName(one, other) && hasOwnName(other, one);
}

/** Whether the headline names somebody whom the other article does not mention. */
function hasOwnName(story: Story, other: Story): boolean {
  return story.headlineNames.some((name) => !other.stems.has(name));
}
