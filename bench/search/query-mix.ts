import { makeVocabulary } from '#features/demo/server/generate/make-article-writer.ts';
import { makeRandom } from '#features/demo/server/generate/make-random.ts';

export interface TimedQuery {
  kind: string;
  query: string;
}

/** Different queries of each kind, so that a cache of answers would help little. */
const PER_KIND = 100;

/** Queries of readers for generated articles. `names` are full names of players. The kinds take turns. */
export function makeQueryMix(names: readonly string[]): TimedQuery[] {
  const random = makeRandom(13);
  const vocabulary = makeVocabulary();
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  // The first words of the vocabulary are stop words.
  const common = () => pick(vocabulary.slice(30, 130));
  const lessCommon = () => pick(vocabulary.slice(300, 1500));
  const long = vocabulary.slice(30, 600).filter((word) => word.length > 6);
  const kinds: Record<string, () => string> = {
    'common word': common,
    'two common words': () => `${common()} ${common()}`,
    'rare pair': () => `${lessCommon()} ${lessCommon()}`,
    name: () => pick(names),
    prefix: () => pick(long).slice(0, 4),
    typo: () => pick(long).replace(/^(...)./, '$1'),
    alias: () => `${pick(['Karabakh', 'Neftchi', 'Sumgayit', 'Ganja'])} ${common()}`,
    'in Cyrillic': () =>
      `${pick(['Гарабағ', 'Сумгајыт', 'Карабах', 'Нефтчи'])} ${pick(['ојун', 'команда', 'гол'])}`,
    'no hit': () => `zq${Math.floor(random() * 1e9).toString(36)}xw`,
  };
  return Array.from({ length: PER_KIND }, () =>
    Object.entries(kinds).map(([kind, make]) => ({ kind, query: make() })),
  ).flat();
}
