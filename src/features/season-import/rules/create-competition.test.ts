import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seasonTemplates } from '#features/competitions/rules/stages/season-templates.ts';
import { listStages } from '#features/competitions/rules/stages/stages.ts';
import { readBracket } from '#features/competitions/rules/ties/read-bracket.ts';
import type { StageKind } from '#features/competitions/tables.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeCompetition } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { chooseCompetitionKind } from './create-competition.ts';
import { hasChanges } from './import-report.ts';
import { importSeason, type SeasonImport } from './import-season.ts';
import { parseSeasonFiles } from './parse/parse-season.ts';

const kindsOf = (...kinds: StageKind[]) => kinds.map((kind) => ({ kind }));

it.each([
  [kindsOf('league'), 'league'],
  [kindsOf('league', 'playoff'), 'league'],
  [kindsOf('league', 'split'), 'split'],
  [kindsOf('knockout'), 'cup'],
  [kindsOf('groups', 'knockout'), 'tournament'],
  [kindsOf('league', 'playoff', 'knockout'), 'europe'],
  [kindsOf('qualifying'), 'europe'],
  [kindsOf('qualifying', 'groups', 'knockout'), 'europe'],
  [kindsOf('friendly'), 'friendly'],
  [[], 'league'],
])('stages %j make a competition of the kind %s', (stages, expected) => {
  expect(chooseCompetitionKind(stages)).toBe(expected);
});

it('the template of a kind has a stage of the file, and the order of the stages does not matter', () => {
  const kinds = fc.uniqueArray(
    fc.constantFrom<StageKind>('league', 'groups', 'split', 'knockout', 'playoff', 'qualifying'),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(kinds, (list) => {
      const kind = chooseCompetitionKind(kindsOf(...list));
      expect(chooseCompetitionKind(kindsOf(...list.toReversed()))).toBe(kind);
      const template = seasonTemplates[kind].map((stage) => stage.kind);
      expect(list.some((one) => template.includes(one)) || list.join() === 'playoff').toBe(true);
    }),
  );
});

const GROUPS = `= Dünya Kuboku 2022
Group A | Qatar  Ecuador  Senegal
Group B | England  Iran  Wales
▪ Group A
Sun Nov 20 2022
  19:00  Qatar v Ecuador  0-2 (0-2)  @ Al Bayt
     (Enner Valencia 16' (pen.), 31')
Mon Nov 21
  19:00  Senegal v Ecuador  1-1 (0-0)
  22:00  Qatar v Senegal  0-3 (0-1)
▪ Group B
Mon Nov 21
  16:00  England v Iran  6-2 (3-0)
  22:00  Wales v England  0-3 (0-0)
Tue Nov 22
  13:00  Wales v Iran  0-2 (0-0)`;
const FINALS = `= Dünya Kuboku 2022
▪ Semi-finals
Tue Dec 13
  22:00  Ecuador v Iran  4-2 pen. 1-1 a.e.t. (1-1, 0-1)
  22:00  England v Senegal  2-0 (1-0)
▪ Final
Sun Dec 18
  18:00  Ecuador v England  0-1 (0-1)`;

describeOnEachDatabase('importSeason with a new competition', (open) => {
  async function prepare() {
    const { db } = await open();
    const run = (changes: Partial<SeasonImport> = {}) =>
      importSeason(db, {
        season: parseSeasonFiles([
          { name: 'cup.txt', text: GROUPS },
          { name: 'cup_finals.txt', text: FINALS.replace('Tue Dec 13', 'Tue Dec 13 2022') },
        ]),
        target: { competition: 'world-cup', season: '2022' },
        createCompetition: { name: 'Dünya çempionatı', region: 'world' },
        timeZone: 'Asia/Qatar',
        createTeams: 'all',
        mappedTeams: new Map<string, string>(),
        isDryRun: false,
        actor: null,
        now: NOON,
        newId,
        ...changes,
      });
    return { db, run };
  }

  it('creates it with its stages, groups, ties and the rules that follow from the files', async () => {
    const { db, run } = await prepare();
    await writeCompetition(db, 'apl', { position: 4 });
    expect(await run({ isDryRun: true })).toMatchObject({
      competition: { slug: 'world-cup', name: 'Dünya çempionatı', isNew: true },
    });
    expect(await db.selectFrom('competition').select('slug').execute()).toEqual([{ slug: 'apl' }]);
    await run();
    const row = await db
      .selectFrom('competition')
      .selectAll()
      .where('slug', '=', 'world-cup')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Dünya çempionatı', kind: 'tournament', region: 'world', position: 5 });
    const { id } = await db.selectFrom('season').select('id').executeTakeFirstOrThrow();
    const stages = await listStages(db, { seasonId: id });
    expect(stages.map(({ kind, regulation }) => [kind, regulation.zones, regulation.ties.legs])).toEqual([
      ['groups', [{ from: 1, to: 2, kind: 'advance', label: null }], 1],
      ['knockout', [], 1],
    ]);
    const { rounds, ties } = await readBracket(db, { seasonId: id });
    const decided = (round: string) =>
      ties.filter((tie) => tie.round === round).map(({ decidedBy }) => decidedBy);
    expect(rounds.map((round) => [round.key, decided(round.id).sort()])).toEqual([
      ['semi', ['score', 'shootOut']],
      ['final', ['score']],
    ]);
    const audit = await db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'competition.create')
      .execute();
    expect(audit).toHaveLength(1);
    const nations = await db
      .selectFrom('team')
      .select('name')
      .where('kind', '=', 'national')
      .orderBy('name')
      .execute();
    expect(nations.map(({ name }) => name)).toEqual(
      ['Ekvador', 'Qətər', 'Seneqal', 'Uels', 'İngiltərə', 'İran'].sort(),
    );
  });

  it('changes nothing the second time, with the option or without it', async () => {
    const { run } = await prepare();
    await run();
    const again = await run();
    expect(again.competition.isNew).toBe(false);
    expect(hasChanges(again)).toBe(false);
    expect(hasChanges(await run({ createCompetition: null }))).toBe(false);
  });

  it('imports the parts one after the other into the same season', async () => {
    const { run } = await prepare();
    await run({ season: parseSeasonFiles([{ name: null, text: GROUPS }]) });
    const season = parseSeasonFiles([{ name: null, text: FINALS }]);
    expect(await run({ season })).toMatchObject({ newStages: ['Həlledici mərhələ'], fixtures: { new: 3 } });
    expect(hasChanges(await run())).toBe(false);
  });

  it('names the competitions that there are, and refuses wrong names', async () => {
    const { db, run } = await prepare();
    await expect(run({ createCompetition: null })).rejects.toThrow('There are none yet');
    await writeCompetition(db, 'apl');
    await expect(run({ createCompetition: null })).rejects.toThrow(
      'There is no competition world-cup. There are: apl',
    );
    const refused = (change: Partial<SeasonImport>) =>
      run(change).catch(({ problems }: { problems?: { code: string }[] }) =>
        problems?.map(({ code }) => code),
      );
    expect(await refused({ createCompetition: { name: '…', region: 'world' } })).toEqual([
      'import.competitionName',
    ]);
    expect(await refused({ target: { competition: 'Dünya', season: '2022' } })).toEqual(['import.slug']);
    expect(await refused({ timeZone: null })).toEqual(['import.timeZoneRequired']);
  });

  it('writes nothing for matches whose teams are not known yet', async () => {
    const { db, run } = await prepare();
    const season = parseSeasonFiles([{ name: null, text: '= Kubok 2028\n▪ Final\nJuly 9 2028\n W1 v W2' }]);
    expect(await run({ season })).toMatchObject({
      matches: { read: 0, skipped: 1 },
      season: { isNew: false },
    });
    expect(await db.selectFrom('competition').select('id').execute()).toEqual([]);
  });
});
