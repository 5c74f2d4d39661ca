import { expect, it } from 'vitest';
import { hasChanges, type ImportReport } from './import-report.ts';

const nothing: ImportReport = {
  competition: { slug: 'apl', name: 'APL', isNew: false },
  season: { slug: '2024-25', name: '2024/25', isNew: false },
  isWritten: true,
  teams: { created: [], respelled: [{ name: 'Qarabağ FK', team: 'Qarabağ' }], unknown: [] },
  newStages: [],
  newRounds: [],
  matches: { read: 4, skipped: 1, unknown: 0 },
  fixtures: { new: 0, changed: 0, unchanged: 4 },
  results: { new: 0, corrected: 0, unchanged: 4 },
  goals: { read: 9, new: 0, linked: 0, removed: 0, skipped: 1, unnamed: 2 },
  squads: { read: 2, new: 0, changed: 0 },
  people: { read: 30, new: 0, known: 30, skipped: 1 },
  statuses: 0,
  kept: [{ round: '1', home: 'Uno', away: 'Dos', file: null, site: null }],
  moved: [],
  removedSamples: 0,
  startTotals: 'kept',
  unread: [],
  warnings: [{ place: { unit: 'line', number: 1 }, code: 'timeMissing' }],
};

it('a report has changes when a single number says so, and not for what is read, kept or left out', () => {
  expect(hasChanges(nothing)).toBe(false);
  const { season, fixtures, results, goals, squads, people, teams } = nothing;
  const changes: Partial<ImportReport>[] = [
    { season: { ...season, isNew: true } },
    { fixtures: { ...fixtures, new: 1 } },
    { fixtures: { ...fixtures, changed: 1 } },
    { results: { ...results, new: 1 } },
    { results: { ...results, corrected: 1 } },
    { goals: { ...goals, new: 1 } },
    { goals: { ...goals, linked: 1 } },
    { goals: { ...goals, removed: 1 } },
    { squads: { ...squads, new: 1 } },
    { squads: { ...squads, changed: 1 } },
    { people: { ...people, new: 1 } },
    { statuses: 1 },
    { teams: { ...teams, created: ['Uno'] } },
    { removedSamples: 1 },
    { startTotals: 'replaced' },
  ];
  for (const change of changes)
    expect(hasChanges({ ...nothing, ...change }), JSON.stringify(change)).toBe(true);
});
