import { describe, expect, it } from 'vitest';
import { readStory, storySimilarity, weighStems } from './story-similarity.ts';

const story = (title: string, excerpt = '') => readStory({ title, excerpt });
const alike = (one: string, other: string, weightOf = (_stem: string) => 1) =>
  storySimilarity(story(one), story(other), weightOf);

describe('a story', () => {
  it.each([
    ['Qurban Qurbanov: “Xal itirdik 2:1”', 'interview'],
    ['Qurbanov: "Xal itirdik" ', 'interview'],
    ['“Xal itirdik” dedi', null],
    ['“Qarabağ” qalib gəldi: 2:1', 'result'],
    ['Oyun saat 19:00-dadır', null],
    ['Oyun Bakıda keçiriləcək', 'preview'],
    ['Klublar qarşılaşacaqlar', 'preview'],
    ['Yay gələcək, 2:1', 'result'],
    ['Derbi başa çatdı', null],
  ])('with the headline %j is of the kind %j', (title, kind) => expect(story(title).kind).toBe(kind));

  it('has its kind also from the excerpt, but is an interview only by its headline', () => {
    expect(story('Derbi', 'Oyun keçiriləcək').kind).toBe('preview');
    expect(story('Derbi', 'Hesab 3:0 oldu').kind).toBe('result');
    expect(story('Derbi', 'Qurbanov: “Xal itirdik”').kind).toBeNull();
  });

  it('has all its scores', () => {
    expect([...story('2:1 və 2:1', 'Əvvəl 10:0, saat 19:30').scores]).toEqual(['2:1', '10:0']);
  });

  it('has as names the words with a capital letter within a sentence', () => {
    const { names, headlineNames } = story(
      'Bu gün Messi oynadı',
      'Qol. Andrade vurdu? Pele baxdı, Neymar da.',
    );
    expect([...names]).toEqual(['messi', 'neymar']);
    expect(headlineNames).toEqual(['messi']);
  });

  it('has words of three letters, and shorter ones with a digit', () => {
    expect([...story('a və on 12 u2 gol').stems]).toEqual(['12', 'u2', 'gol']);
  });
});

describe('the similarity of two stories', () => {
  it('is the share of common words, when neither has names', () => {
    expect(alike('qol pas zərbə', 'qol pas zərbə')).toBe(1);
    // Each common word counts for both.
    expect(alike('qol pas', 'qol top')).toBeCloseTo(2 / 4, 10);
    expect(alike('qol pas zərbə', 'qol')).toBeCloseTo(2 / 4, 10);
    expect(alike('qol', 'top')).toBe(0);
    expect(alike('', '')).toBe(0);
  });

  it('is more when the common words are rare', () => {
    const weightOf = weighStems([story('qol top'), story('qol pas'), story('qol'), story('pas')]);
    expect(weightOf('qol')).toBeCloseTo(Math.log(1 + 4 / 3), 10);
    expect(weightOf('top')).toBeCloseTo(Math.log(5), 10);
    expect(weightOf('yeni')).toBeCloseTo(Math.log(5), 10);
    const [rare, common] = [weightOf('top'), weightOf('qol')];
    expect(alike('qol top', 'top', weightOf)).toBeCloseTo((2 * rare) / (2 * rare + common), 10);
  });

  it('is made of the names with 60 and of the other words with 40 per cent', () => {
    const [one, other] = ['bu gün Duran qol', 'bu gün Duran pas'];
    const words = alike('gün qol', 'gün pas');
    expect(alike(one, other)).toBeCloseTo(words ** 0.4, 10);
    expect(alike('bu gün Duran Messi', 'bu gün Duran')).toBeCloseTo((2 / 3) ** 0.6, 10);
  });

  it('is halved when the kinds, the scores or the persons of the headlines differ', () => {
    const half = (one: [string, string?], other: [string, string?]) =>
      storySimilarity(story(...one), story(...other), () => 1);
    expect(half(['qol pas 2:1'], ['qol pas 2:1'])).toBe(1);
    expect(half(['qol 1:1 2:1'], ['qol 2:1'])).toBeGreaterThan(0.5);
    const scores = ['qol pas top 2:1', 'qol pas top 3:1'] as const;
    expect(alike(...scores)).toBeLessThan(0.5);
    // One without a score may be the same story.
    expect(alike('qol pas top 2:1', 'qol pas top')).toBeGreaterThan(0.5);
    expect(alike('qol pas top', 'qol pas top 2:1')).toBeGreaterThan(0.5);
    expect(alike('oyun qol pas gələcək', 'oyun qol pas 2:1')).toBeLessThan(0.5);
    expect(alike('bu gün Duran qol', 'bu gün Messi qol')).toBe(0);
    expect(half(['bu gün Duran Messi qol'], ['bu gün Duran Neymar qol'])).toBeCloseTo(0.5 * 0.5 ** 0.6, 10);
    // Whoever is missing in one headline may stand in its excerpt.
    expect(half(['bu gün Duran qol'], ['bu gün qol', 'vurdu Duran'])).toBeGreaterThan(0.5);
    expect(half(['bu gün Duran Messi qol'], ['bu gün Duran qol'])).toBeCloseTo((2 / 3) ** 0.6, 10);
  });
});
