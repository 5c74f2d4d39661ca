import { expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { listContentBlocks } from '#features/articles/rules/article-content.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { seedDemoMatches } from '../matches/seed-demo-matches.ts';
import { listDemoReports } from './list-demo-reports.ts';
import { reportPictures } from './report-pictures.ts';

describeOnEachDatabase('listDemoReports', (open) => {
  it('reports the last matches of three leagues after their end, with pictures of their own', async () => {
    const { db } = await open();
    expect(await listDemoReports(db, { now: NOON })).toEqual([]);
    await seedDemoMatches(db, { now: NOON, isReplaying: false });
    const reports = await listDemoReports(db, { now: NOON });
    expect(new Set(reports.map(({ category }) => category)).size).toBe(3);
    expect(reports.length).toBeGreaterThan(12);
    expect(new Set(reports.map(({ title }) => title)).size).toBe(reports.length);
    for (const { content, hoursAgo } of reports) {
      expect(listContentBlocks(content)).not.toEqual([]);
      expect(hoursAgo * HOUR).toBeGreaterThan(0);
    }
    const pictures = reports.flatMap(({ picture }) => (picture ? [picture[0]] : []));
    expect(pictures.sort()).toEqual(reportPictures.map(([file]) => file).sort());
  });
});
