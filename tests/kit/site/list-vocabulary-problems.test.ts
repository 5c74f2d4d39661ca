import { expect, test } from 'vitest';
import { listVocabularyProblems } from './list-vocabulary-problems.ts';
import type { SchemaNode } from './structured-data-rules.ts';

const match = { '@type': 'SportsEvent', name: 'Derbi', eventStatus: 'https://schema.org/EventScheduled' };
const graphs = (pages: Record<string, SchemaNode>) =>
  new Map(Object.entries(pages).map(([address, node]) => [address, [node]]));

test('the vocabulary of schema.org refuses unknown properties, types and values, and names the page', async () => {
  const problems = await listVocabularyProblems(
    graphs({
      '/good': { ...match, homeTeam: { '@type': 'SportsTeam', name: 'Sabah' } },
      '/property': { ...match, homeTeam: { '@type': 'SportsTeam', nickname: 'Sabah' } },
      '/type': { '@type': 'FootballMatch', name: 'Derbi' },
      '/value': { ...match, eventStatus: 'https://schema.org/EventFinished' },
    }),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^\/property: .*"nickname"/),
    expect.stringMatching(/^\/type: .*"FootballMatch"/),
    expect.stringMatching(/^\/value: .*EventFinished/),
  ]);
});
