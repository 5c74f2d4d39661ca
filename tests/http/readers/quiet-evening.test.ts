import { afterAll, describe, expect, test } from 'vitest';
import { footballDay, formatDay } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { competitionText, teamText } from '#features/competitions/text.ts';
import { matchText, statText } from '#features/matches/text.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { attributesOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const kickOff = Date.now() + 3 * DAY;

describe('on an evening without matches', async () => {
  const site = await startSite({
    engine: siteEngine(),
    fill: async (db) => void (await writeFixture(db, { teams: ['Zirə', 'Sabah'], kick_off: kickOff })),
  });
  afterAll(site.stop);
  const read = async (path: string) => (await site.fetch(path)).text();

  test('the live scores name the next match day and count nothing', async () => {
    const html = await read('/live-scores');
    const words = textOf(html);
    expect(words).toContain(matchText.noLive);
    expect(words).toContain(matchText.nextMatchDay(formatDay(footballDay(kickOff).start)));
    expect(words).not.toContain(statText.weekly);
    expect(attributesOf(html, 'href')).toContain('/todays-games');
  });

  test('the page of the national team says that no match is known and leads on', async () => {
    const html = await read('/milli-komanda');
    const words = textOf(html);
    expect(words).toContain(teamText.noNational);
    expect(textOf(sectionUnder(html, matchText.upcoming))).toContain(matchText.noUpcoming);
    expect(textOf(sectionUnder(html, matchText.recent))).toContain(matchText.noRecent);
    expect(textOf(sectionUnder(html, teamText.squad))).toContain(teamText.noSquad);
    expect(attributesOf(html, 'href')).toEqual(
      expect.arrayContaining(['/category/national-team', '/tournament-tables']),
    );
    expect(words).not.toContain(competitionText.scorers);
  });
});
