import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { formatTypedDate, formatTypedMoment } from '#az/format/dates.ts';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import { seasonText, stageText } from '#features/competitions/text.ts';
import { matchDeskText, nightText, scheduleText } from '#features/matches/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { writeSeason, writeStage, writeTeam } from '../../kit/content/matches.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

/** The rules of a stage as its form sends them. */
const stageFields = {
  name: '',
  win: '3',
  draw: '1',
  legs: '2',
  teamCount: '0',
  carry: 'none',
  tieLegs: '1',
  extraTime: '1',
  shootOut: '1',
  counts: '1',
  tieBreaks: 'goalDifference',
};

describe('a season from nothing', async () => {
  let editor: Actor;
  let other: Actor;
  let author: Actor;
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      editor = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
      other = await writeStaff(db, 'editor', { name: 'Nigar Əliyeva' });
      author = await writeStaff(db, 'author');
    },
  });
  afterAll(site.stop);

  const pathOf = (answer: Response) => answer.headers.get('location') ?? '';
  const hidden = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const follow = async (who: Visitor, answer: Response) => {
    expect(answer.status).toBe(302);
    return (await who.get(pathOf(answer))).text();
  };
  /** Writes a stage with these teams, in groups when they are named. */
  const writeTeams = async (
    kind: 'league' | 'groups' | 'knockout',
    names: readonly string[],
    over: { competition: string; legs?: number },
  ) => {
    let id = '';
    await site.change(async (db) => {
      const season = await writeSeason(db, { competition: over.competition, kind: 'friendly' });
      const regulation = { legs: over.legs ?? 2, ties: DEFAULT_REGULATION.ties };
      id = await writeStage(db, season, { kind, regulation });
      for (const name of names)
        await db
          .insertInto('stage_team')
          .values({ stage_id: id, team_id: await writeTeam(db, name), group_id: null })
          .execute();
    });
    return id;
  };

  test('ten presses lead from an empty site to the first live match, without scripts', async () => {
    const who = await signIn(site, editor.email);
    // 1 and 2 open the list and its form, 3 creates the competition.
    const created = await who.post('/admin/competitions', {
      id: newId(),
      name: 'Premyer Liqa',
      category: '',
      kind: 'league',
      region: 'azerbaijan',
    });
    const competition = await follow(who, created);
    expect(competition).toMatch(new RegExp(`<details[^>]* open[^>]*><summary[^>]*>${seasonText.create}`));
    // 4: its season. The answer is the stage, which needs teams.
    const season = await who.post(pathOf(created), {
      intent: 'season',
      id: newId(),
      name: '2026/27',
      startsOn: '01.08.2026',
      template: '',
    });
    const stage = await follow(who, season);
    expect(pathOf(season)).toMatch(/^\/admin\/stages\//);
    // 5: four names that the site does not know, 6: they become teams.
    const teams = { ...stageFields, kind: 'league', version: '1', teams: 'Alfa\nBeta\nQamma\nDelta' };
    const asked = await who.post(pathOf(season), teams);
    expect(textOf(await asked.text())).toContain(stageText.unknownTeams(4));
    const saved = await who.post(pathOf(season), {
      ...teams,
      intent: 'createTeams',
      newTeams: 'Alfa\nBeta\nQamma\nDelta',
    });
    expect(stage).toContain(`href="${pathOf(season)}/fixtures"`);
    expect((await follow(who, saved)).match(/<tr>/g)?.length).toBeGreaterThanOrEqual(4);
    // 7: the form of the matches, 8: they are checked, 9: they are written.
    const path = `${pathOf(season)}/fixtures`;
    const [day = '', time = ''] = formatTypedMoment(Date.now() + 10 * MINUTE).split(' ');
    const form = await (await who.get(path)).text();
    const typed = {
      firstDay: day,
      time,
      daysApart: '7',
      seed: hidden(form, 'seed'),
      order: 'draw',
      teams: '',
    };
    const checked = await (await who.post(path, { ...typed, intent: 'check' })).text();
    expect(textOf(checked)).toContain(scheduleText.summary(6, 12));
    const made = await who.post(path, { ...typed, intent: 'create', version: hidden(checked, 'version') });
    expect(pathOf(made)).toBe('/admin/matches/live');
    // 10: the first match begins.
    const night = await follow(who, made);
    const consoles = [...night.matchAll(/action="(\/admin\/matches\/\w+\/console)"/g)].map(([, at]) => at);
    expect(consoles).toHaveLength(2);
    const begun = await who.post(consoles[0] ?? '', { intent: 'add', type: 'mark', mark: 'kickOff' });
    expect(begun.status).toBe(302);
    const live = await (await who.get('/admin/matches/live')).text();
    expect(textOf(live)).toContain(matchDeskText.count(2, 1));
    const readers = textOf(await (await site.fetch('/live-scores')).text());
    // A match between midnight and six has its date beside it.
    expect(readers).toMatch(/Canlı Premyer Liqa .* 0 .* 0 (?:Gecə, .* · )?1-ci tur/);
    expect(textOf(await (await site.fetch('/turnir/premyer-liqa/oyunlar')).text())).toContain('6-cı tur');

    // Once more writes nothing.
    const again = await who.post(path, { ...typed, intent: 'create', version: '2' });
    expect([again.status, textOf(await again.text()).includes(problemText['schedule.exists'])]).toEqual([
      409,
      true,
    ]);
    expect(textOf(await (await who.get(path)).text())).toContain(scheduleText.obstacle.hasMatches);
  });

  test('the matches are shown before they are written, and a mistake keeps what was typed', async () => {
    const who = await signIn(site, editor.email);
    const id = await writeTeams('league', ['Bir', 'İki', 'Üç'], { competition: 'b' });
    const path = `/admin/stages/${id}/fixtures`;
    const wrong = { intent: 'check', firstDay: '31.02.2026', time: 'axşam', daysApart: '0' };
    const refused = await who.post(path, wrong);
    const html = await refused.text();
    expect(refused.status).toBe(422);
    for (const code of ['schedule.firstDay', 'schedule.time', 'schedule.daysApart'] as const)
      expect(textOf(html)).toContain(problemText[code]);
    for (const typed of ['31.02.2026', 'axşam']) expect(html).toContain(`value="${typed}"`);
    const right = { ...wrong, firstDay: '05.01.2020', time: '18.30', daysApart: '3', seed: 'a' };
    const checked = await who.post(path, right);
    const page = textOf(await checked.text());
    for (const words of [
      scheduleText.summary(6, 6),
      scheduleText.past,
      scheduleText.resting,
      '5 yanvar 2020, 18:30',
      '8 yanvar 2020, 18:30',
    ])
      expect(page).toContain(words);
    expect(textOf(await (await who.get('/admin/matches?date=2020-01-05')).text())).toContain(
      matchDeskText.emptyDay,
    );
    // The same draw is written.
    const pairs = (text: string) => /5 yanvar 2020, 18:30 (\S+ – \S+)/.exec(text)?.[1] ?? '';
    const made = await who.post(path, { ...right, intent: 'create', version: '1' });
    expect(pathOf(made)).toBe('/admin/matches?date=2020-01-05');
    expect(textOf(await follow(who, made))).toContain(pairs(page));
    const late = await signIn(site, author.email);
    expect((await late.post(path, right)).status).toBe(403);
    expect((await late.get('/admin/matches/live')).status).toBe(403);
  });

  test('groups are drawn, seen, drawn again and saved', async () => {
    const who = await signIn(site, editor.email);
    const id = await writeTeams('groups', ['G1', 'G2', 'G3', 'G4', 'G5', 'G6'], { competition: 'g' });
    const path = `/admin/stages/${id}/fixtures`;
    const form = await (await who.get(path)).text();
    expect(textOf(form)).toContain(scheduleText.obstacle.noGroups);
    const many = await who.post(path, { intent: 'drawGroups', groups: '4' });
    expect([many.status, textOf(await many.text()).includes(problemText['schedule.groups'])]).toEqual([
      422,
      true,
    ]);
    const drawn = await (await who.post(path, { intent: 'drawGroups', groups: '2' })).text();
    expect(textOf(drawn)).toContain(scheduleText.drawnHint);
    const [, first = ''] = /A qrupu ((?:G\d ){3})B qrupu/.exec(textOf(drawn)) ?? [];
    const saved = await who.post(path, {
      intent: 'saveGroups',
      groups: '2',
      seed: hidden(drawn, 'seed'),
      version: hidden(drawn, 'version'),
    });
    const after = await follow(who, saved);
    expect(textOf(after)).toContain(scheduleText.roundRobin(2));
    const stage = textOf(await (await who.get(`/admin/stages/${id}`)).text());
    expect(stage).toContain(`A: ${first.trim().split(' ').toSorted().join(' ')} B: `);
  });

  test('a knock-out in the order of the list: readers see the bracket, editors change its ties', async () => {
    const who = await signIn(site, editor.email);
    const names = ['Kür', 'Araz', 'Xəzər', 'Göyçay', 'Samur'];
    const id = await writeTeams('knockout', names, { competition: 'kubok' });
    const path = `/admin/stages/${id}/fixtures`;
    const [day = '', time = ''] = formatTypedMoment(Date.now() + 20 * DAY).split(' ');
    const typed = { firstDay: day, time, daysApart: '7', order: 'list', allRounds: 'on' };
    const wrong = await who.post(path, { ...typed, intent: 'check', teams: 'Kür\nKür' });
    const refused = textOf(await wrong.text());
    expect(refused).toContain(problemText['schedule.teams']);
    const sent = { ...typed, teams: names.join('\n') };
    const checked = textOf(await (await who.post(path, { ...sent, intent: 'check' })).text());
    for (const words of [
      'Göyçay – Samur',
      scheduleText.bye('Kür'),
      '1/4 final 1-in qalibi – 1/4 final 2-nin qalibi',
      'Yarımfinal 1-in qalibi – Yarımfinal 2-nin qalibi',
    ])
      expect(checked).toContain(words);
    const made = await who.post(path, { ...sent, intent: 'create', version: '1' });
    expect(pathOf(made)).toMatch(/^\/admin\/matches\?date=/);
    const readers = textOf(await (await site.fetch('/turnir/kubok')).text());
    expect(readers).toContain('Yarımfinal 2-nin qalibi');

    const stage = await (await who.get(`/admin/stages/${id}`)).text();
    const links = [...stage.matchAll(/aria-label="([^"]*)"[^>]*href="(\/admin\/ties\/\w+)"/g)];
    const addressOf = (name: string) =>
      links.find(([, label]) => label === stageText.changeTie(name))?.[2] ?? '';
    const final = addressOf('Final 1');
    const form = await (await who.get(final)).text();
    expect(form).toContain('<option value="Yarımfinal 1-in qalibi" selected="">');
    const fields = {
      intent: 'update',
      version: '1',
      homeSource: 'Yarımfinal 1-in qalibi',
      awaySource: 'Yarımfinal 2-nin qalibi',
      winner: '',
      note: '',
    };
    const noReason = await who.post(final, { ...fields, winner: 'home' });
    const page = await noReason.text();
    expect([noReason.status, textOf(page).includes(problemText['tie.note'])]).toEqual([422, true]);
    expect(page).toContain('<option value="home" selected="">');
    expect((await who.post(final, { ...fields, homeSource: 'Yarımfinal 1-in məğlubu' })).status).toBe(302);
    const late = await signIn(site, other.email);
    const conflict = await late.post(final, { ...fields, note: 'Bakıda' });
    const shown = textOf(await conflict.text());
    expect(conflict.status).toBe(409);
    for (const words of [problemText['record.conflict'], 'Orxan Quliyev', 'Yarımfinal 1-in məğlubu'])
      expect(shown).toContain(words);
    const used = await who.post(addressOf('Yarımfinal 1'), { intent: 'delete' });
    expect([used.status, textOf(await used.text()).includes(problemText['tie.inUse'])]).toEqual([409, true]);
    const gone = await who.post(final, { intent: 'delete' });
    expect(pathOf(gone)).toBe(`/admin/stages/${id}`);
    expect((await who.get(final)).status).toBe(404);
    const added = pathOf(await who.post(`/admin/stages/${id}`, { intent: 'tie', round: 'third' }));
    expect(added).toMatch(/^\/admin\/ties\/\w+$/);
    const third = {
      ...fields,
      homeSource: 'Yarımfinal 1-in məğlubu',
      awaySource: 'Yarımfinal 2-nin məğlubu',
    };
    expect((await who.post(added, third)).status).toBe(302);
    expect(textOf(await (await site.fetch('/turnir/kubok')).text())).toContain('Yarımfinal 2-nin məğlubu');
    const noRound = await who.post(`/admin/stages/${id}`, { intent: 'tie', round: '3' });
    expect([noRound.status, textOf(await noRound.text()).includes(problemText['match.round'])]).toEqual([
      422,
      true,
    ]);
    const byAuthor = await signIn(site, author.email);
    expect((await byAuthor.post(addressOf('Yarımfinal 1'), fields)).status).toBe(403);
  });

  test('the form of a match offers the teams of its season first', async () => {
    const who = await signIn(site, editor.email);
    const id = await writeTeams('league', ['Şəki', 'Ağdam'], { competition: 'sonuncu' });
    const create = {
      round: '1',
      kickOff: `${formatTypedDate(Date.now() + DAY)} 19:00`,
      broadcast: 'unknown',
    };
    let fields: Record<string, string> = {};
    await site.change(async (db) => {
      const stage = await db
        .selectFrom('stage')
        .innerJoin('season', 'season.id', 'stage.season_id')
        .select(['season_id', 'competition_id'])
        .where('stage.id', '=', id)
        .executeTakeFirstOrThrow();
      const [home, away] = [await writeTeam(db, 'Şəki'), await writeTeam(db, 'Ağdam')];
      fields = { ...create, season: `${stage.competition_id}/${stage.season_id}/${id}`, home, away };
    });
    const made = await who.post('/admin/matches/create', fields);
    const html = await follow(who, made);
    const [own = ''] =
      new RegExp(`<optgroup label="${matchDeskText.seasonTeams}">.*?</optgroup>`, 's').exec(html) ?? [];
    expect(textOf(own)).toBe('Ağdam Şəki');
    expect(html).toContain(`<optgroup label="${matchDeskText.otherTeams}">`);
    const refused = await (
      await who.post('/admin/matches/create', { ...fields, away: fields.home ?? '' })
    ).text();
    expect(textOf(refused)).toContain(problemText['match.sameTeam']);
  });

  test('without scripts a goal button leads to the console with the form of that team', async () => {
    const who = await signIn(site, editor.email);
    const night = await (await who.get('/admin/matches/live')).text();
    const [, link = ''] = /href="([^"]*panel=goal&amp;team=away)"/.exec(night) ?? [];
    const form = await (await who.get(link.replaceAll('&amp;', '&'))).text();
    expect(form).toContain('<option value="away" selected="">');
    for (const words of [nightText.lineUp(''), nightText.noEvent])
      expect(textOf(night)).toContain(words.trim());
  });
});
