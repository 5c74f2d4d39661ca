import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { MINUTE } from '#az/format/durations.ts';
import { providerText } from '#features/match-providers/text.ts';
import { matchDeskText } from '#features/matches/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { apiAnswer, apiGoal, apiMatch } from '../../kit/servers/api-football-answers.ts';
import { startProviderServer } from '../../kit/servers/provider-server.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

describe('providers of match data', async () => {
  const provider = await startProviderServer();
  const kickOff = Date.now() - 20 * MINUTE;
  let events = [apiGoal(12, 'Leandro Andrade')];
  provider.answer(() => ({
    headers: { 'x-ratelimit-requests-limit': '7500', 'x-ratelimit-requests-remaining': '7321' },
    body: apiAnswer([apiMatch({ kickOff, elapsed: 20, goals: [events.length, 0], events })]),
  }));
  let editor: Actor;
  let author: Actor;
  const site = await startSite({
    engine: siteEngine(),
    env: { API_FOOTBALL_KEY: 'acar', API_FOOTBALL_URL: provider.url, API_FOOTBALL_LEAGUES: '419' },
    async fill(db) {
      editor = await writeStaff(db, 'editor');
      author = await writeStaff(db, 'author');
      await writeFixture(db, { kick_off: kickOff });
    },
  });
  afterAll(async () => {
    await site.stop();
    await provider.close();
  });
  const scores = async () => (await site.fetch('/api/live-scores')).text();

  test('an editor sees the match that has not begun and the unknown team, and links it', async () => {
    const who = await signIn(site, editor.email);
    const screen = () => who.get('/admin/feeds').then(async (page) => textOf(await page.text()));
    await expect.poll(screen).toContain('Neftci Baku');
    const shown = await screen();
    for (const text of [providerText.states.working, '7.321', 'Qarabag']) expect(shown).toContain(text);
    expect(textOf(await (await who.get('/admin')).text())).toContain(matchDeskText.alarm);
    await expect
      .poll(() => site.takeProblems().join(), { timeout: 40_000 })
      .toContain('a match has not been started');

    const line = { intent: 'link-team', provider: 'api-football', externalId: '2' };
    const refused = await who.post('/admin/feeds', { ...line, team: 'Neftçi Bakı 2' });
    const text = await refused.text();
    expect(refused.status).toBe(422);
    expect(text).toContain(problemText['feed.teamUnknown']);
    expect(text).toContain('value="Neftçi Bakı 2"');

    expect((await who.post('/admin/feeds', { ...line, team: 'Neftçi' })).status).toBe(302);
    expect(await screen()).toContain(providerText.noTeams);
  });

  // A live match is asked for every 15 seconds, and this test waits for the next answers.
  test('readers see the goal of the provider, and no longer when it is taken back', async () => {
    await expect.poll(scores).toContain('Andrade');
    expect(provider.calls.at(-1)).toContain('ids=9001');
    events = [];
    await expect.poll(scores, { timeout: 40_000 }).not.toContain('Andrade');
  });

  test('a link can be removed, and authors may not see the screen', async () => {
    const who = await signIn(site, editor.email);
    const line = { intent: 'unlink-team', provider: 'api-football', externalId: '2' };
    expect((await who.post('/admin/feeds', line)).status).toBe(302);
    expect(textOf(await (await who.get('/admin/feeds')).text())).toContain('Neftci Baku');
    expect((await (await signIn(site, author.email)).get('/admin/feeds')).status).toBe(403);
  });
});
