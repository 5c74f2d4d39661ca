import { afterAll, describe, expect, test } from 'vitest';
import { records } from '#app/server/features.ts';
import { problemText } from '#app/text/problems.ts';
import { createPoll } from '#features/polls/rules/change-poll.ts';
import type { Db } from '#platform/db/schema.ts';
import { entryAddress, type RecordDeclaration } from '#platform/records/record.ts';
import type { RecordField, RecordFieldKind } from '#platform/records/record-field.ts';
import { recordText } from '#platform/records/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { articleInput, NOON, newId, writeArticle, writeCategory } from '../../kit/content/articles.ts';
import {
  writeChannels,
  writeCompetition,
  writeEvents,
  writeFixture,
  writeRound,
  writeSeason,
  writeStage,
  writeTeam,
  writeVenue,
} from '../../kit/content/matches.ts';
import { elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';
import { readSourceTree } from '../../kit/source/source-tree.ts';

/** A valid value of each kind. */
const validValues: Record<RecordFieldKind, (unique: string, field: RecordField) => string> = {
  line: (unique) => `Ad ${unique}`,
  paragraphs: (unique) => `Mətn ${unique}`,
  lines: (unique) => `Biri ${unique}\nO biri ${unique}`,
  url: (unique) => `https://example.az/${encodeURIComponent(unique)}`,
  picture: () => '/favicon.svg',
  number: (_, { min = 1 }) => String(min),
  flag: () => 'on',
  choice: (_, { choices = {} }) => Object.keys(choices)[0] ?? '',
  choices: (_, { choices = {} }) => Object.keys(choices).join('\n'),
  color: () => '#102030',
  date: () => '21.11.2040',
  moment: () => '21.11.2040 18:30',
  reference: (unique) => unique,
};

/** Fields of a new record that do not follow from its declaration. */
const exceptions: Record<string, Record<string, string>> = {
  // Without a short name a team gets its name.
  team: { shortName: 'Qısa' },
  // An entry of now would be on the other pages of this test.
  breaking: { startsAt: '21.11.2040 18:30' },
  // A team of the site, and the form of a season.
  squad: { team: 'Sabah', season: '2025/26' },
  coefficient: { season: '2025/26', points: '33,500', source: 'UEFA' },
};
/** Articles create tags, so the site has these from the beginning. */
const tagNames = ['bir', 'iki'].map((n) => `Ad ${n}`);
/** They are created on the screens of what they belong to, and have tests of their own. */
const testedElsewhere = ['season', 'stage', 'tie'];
const driven = records.filter(({ name }) => !testedElsewhere.includes(name));

/** The fields of a new record: what its form begins with, and a valid value for each required field. */
const fieldsFor = ({ name, fields }: RecordDeclaration): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([field, rules]) => [
      field,
      rules.initial ?? (rules.required ? validValues[rules.kind](newId(), rules) : ''),
    ]),
  ),
  ...exceptions[name],
});

const titleOf = ({ fields, title }: RecordDeclaration, n: string) => {
  const field = fields[title] as RecordField;
  return validValues[field.kind](n, field);
};

/** A field that cannot be empty: the title, unless the program makes one. */
const requiredField = ({ fields, title }: RecordDeclaration): string =>
  fields[title]?.required ? title : (Object.keys(fields).find((name) => fields[name]?.required) ?? title);

/** Writes a record of each kind that something else needs, and returns their ids. */
async function writeUsed(db: Db, actor: Actor): Promise<Record<string, string>> {
  const season = await writeSeason(db);
  const venue = await writeVenue(db, 'Meydan');
  const fixture = await writeFixture(db, { season_id: season, venue_id: venue });
  await writeChannels(db, fixture, ['Kanal']);
  // The first stage of a season of the kit has the id of the season.
  const [stage_id, tie] = [await writeStage(db, season, { kind: 'knockout' }), newId()];
  const round_id = await writeRound(db, season, 'semi', stage_id);
  await db
    .insertInto('tie')
    .values({ id: tie, stage_id, round_id, position: 1, is_bye: 0, version: 1 })
    .execute();
  await writeFixture(db, { season_id: season, stage_id, round_id, tie_id: tie, leg: 1 });
  const { id: broadcaster } = await db.selectFrom('broadcaster').select('id').executeTakeFirstOrThrow();
  const [official, player] = [newId(), newId()];
  const person = { name: 'Tural', sort_key: 'tural' };
  await db
    .insertInto('official')
    .values({ ...person, id: official, version: 1 })
    .execute();
  await db
    .insertInto('fixture_official')
    .values({ fixture_id: fixture, role: 'referee', official_id: official })
    .execute();
  await db
    .insertInto('player')
    .values({ ...person, id: player, slug: 'tural', version: 1 })
    .execute();
  await writeEvents(db, fixture, [['goal', 'home', 'Tural', 10]]);
  await db.updateTable('fixture_event').set({ player_id: player }).execute();
  const category = await writeCategory(db, articleInput().category);
  const typed = { question: 'Kim qalib gələcək?', options: 'Biz\nOnlar', closesAt: '' };
  const { id: poll } = await createPoll(db, { actor, typed, now: NOON, newId });
  await db.updateTable('poll_option').set({ votes: 1 }).execute();
  const teams = { competition: await writeCompetition(db, 'apl'), team: await writeTeam(db, 'Qarabağ') };
  return { ...teams, season, stage: season, tie, venue, broadcaster, official, player, category, poll };
}

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'a\u0000b\u0007c\u001bd',
  '\ud800 tək \udfff',
  '\u202eters\u202c \u200f\u2067iki\u2069',
  ' \t\r\n ',
  '{{constructor}} %00 ../../x',
  'ə'.repeat(50_000),
];

test('every declared record is in the list of records', () => {
  const declarations = readSourceTree()
    .filter(({ path }) => path.startsWith('src/features/'))
    .map(({ code }) => code.match(/= defineRecord\(\{/g)?.length ?? 0);
  expect(records).toHaveLength(declarations.reduce((sum, count) => sum + count, 0));
});

describe('records', async () => {
  let people: { one: Actor; other: Actor };
  /** The id of a record of each kind that something else needs. */
  let used: Record<string, string> = {};
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1', ALLOW_PRIVATE_ADDRESSES: '1' },
    async fill(db) {
      people = {
        one: await writeStaff(db, 'admin', { name: 'Orxan Quliyev' }),
        other: await writeStaff(db, 'admin', { name: 'Nigar Əliyeva' }),
      };
      await writeArticle(db, { tags: tagNames });
      used = await writeUsed(db, people.one);
      await writeTeam(db, 'Sabah');
    },
  });
  afterAll(site.stop);

  const signInBoth = async () => ({
    one: await signIn(site, people.one.email),
    other: await signIn(site, people.other.email),
  });

  /** Creates a record and returns its address. */
  async function create(
    who: Visitor,
    record: RecordDeclaration,
    title: string,
    fields: Record<string, string> = fieldsFor(record),
  ): Promise<string> {
    const list = record.address;
    const entries = async () => {
      const html = await (await who.get(list)).text();
      return [...html.matchAll(/href="([^"?]+)"/g)].map(([, address = '']) => address);
    };
    const before = await entries();
    if (record.name === 'tag') {
      const html = await (await who.get(list)).text();
      const link = elementsOf(html, 'a').find((element) => textOf(element) === title);
      return /href="([^"]+)"/.exec(link ?? '')?.[1] ?? '';
    }
    const answer = await who.post(list, { id: newId(), ...fields, [record.title]: title });
    expect([200, 302]).toContain(answer.status);
    const location = answer.headers.get('location') ?? '';
    if (location.startsWith(`${list}/`)) return location;
    const made = (await entries()).find(
      (address) => address.startsWith(`${list}/`) && !address.endsWith('/csv') && !before.includes(address),
    );
    expect(made, `a new entry at ${list}`).toBeDefined();
    return made ?? '';
  }
  const versionOf = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';

  describe.each(driven.map((record) => [record.name, record] as const))('%s', (_name, record) => {
    test('the second of two savers sees the difference, takes the stored one, or saves over it', async () => {
      const { one, other } = await signInBoth();
      const fields = fieldsFor(record);
      const send = (title: string, version: string) => ({
        intent: 'update',
        version,
        ...fields,
        [record.title]: title,
      });
      const [first, theirs, mine] = ['bir', 'onun', 'mənim'].map((n) => titleOf(record, n)) as [
        string,
        string,
        string,
      ];
      const address = await create(one, record, first, fields);
      expect((await other.post(address, send(theirs, '1'))).status).toBe(302);

      // A form with a mistake keeps its version. Otherwise the next try would save over the other one.
      const wrong = await one.post(address, { ...send(mine, '1'), [requiredField(record)]: '' });
      expect([wrong.status, versionOf(await wrong.text())]).toEqual([422, '1']);
      const refused = await one.post(address, send(mine, '1'));
      const html = await refused.text();
      expect(refused.status).toBe(409);
      for (const words of [problemText['record.conflict'], 'Nigar Əliyeva', theirs, mine])
        expect(textOf(html)).toContain(words);
      for (const words of [recordText.saveMine, recordText.takeTheirs]) expect(textOf(html)).toContain(words);
      expect(html.match(/data-changed-field="(\w+)"/g)).toEqual([`data-changed-field="${record.title}"`]);
      expect(html).toContain(`value="${mine}"`);
      expect(versionOf(html)).toBe('2');

      const taken = await one.post(address, { ...send(mine, '2'), intent: 'theirs' });
      expect([taken.status, taken.headers.get('location')]).toEqual([302, address]);
      expect(await (await one.get(address)).text()).toContain(`value="${theirs}"`);
      expect((await one.post(address, send(mine, '2'))).status).toBe(302);
      // The same form again, for an old version: nothing changes, and it is no conflict.
      expect((await one.post(address, send(mine, '1'))).status).toBe(302);
      const page = await (await one.get(address)).text();
      expect(page).toContain(`value="${mine}"`);
      expect(versionOf(page)).toBe('3');
    });

    test('takes hostile text as text, or refuses it at its field', async () => {
      const { one } = await signInBoth();
      const fields = fieldsFor(record);
      const address = await create(one, record, titleOf(record, 'iki'), fields);
      for (const text of hostile) {
        const version = versionOf(await (await one.get(address)).text());
        const answer = await one.post(address, {
          intent: 'update',
          version,
          ...fields,
          [record.title]: text,
        });
        const name = text.slice(0, 30);
        expect([302, 422], name).toContain(answer.status);
        if (text.length > 1000) expect(answer.status).toBe(422);
        const page = answer.status === 302 ? await one.get(address) : answer;
        const html = await page.text();
        expect(html, name).not.toMatch(/<script>alert\(1\)|<img src=x/);
        if (answer.status === 422) expect(html, name).toContain('aria-invalid="true"');
      }
      for (const path of [record.address, '/admin/audit']) {
        const html = await (await one.get(path)).text();
        expect(html).not.toMatch(/<script>alert\(1\)|<img src=x/);
      }
    });
  });

  test.each(records.flatMap((record) => (record.inUse ? [[record.name, record] as const] : [])))(
    'a %s in use is not deleted',
    async (name, record) => {
      const { one } = await signInBoth();
      const address = entryAddress(record, used[name] ?? '');
      const answer = await one.post(address, { intent: 'delete' });
      expect(answer.status).toBe(409);
      expect(textOf(await answer.text())).toContain(problemText[record.inUse ?? 'record.inUse']);
      expect((await one.get(address)).status).toBe(200);
    },
  );

  test('a list is sorted, searched, and downloaded', async () => {
    const { one } = await signInBoth();
    const venue = driven.find(({ name }) => name === 'venue') as RecordDeclaration;
    for (const name of ['Çıraq', 'Cavan', 'Şəfəq']) await create(one, venue, name, { city: 'Bakı' });
    const namesAt = async (search: string) => {
      const html = await (await one.get(`/admin/venues?${search}`)).text();
      return [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, cell = '']) => textOf(cell));
    };
    expect((await namesAt('sort=-name')).slice(0, 1)).toEqual(['Şəfəq']);
    const sorted = await namesAt('sort=name');
    expect(sorted.indexOf('Cavan')).toBeLessThan(sorted.indexOf('Çıraq'));
    expect(await namesAt('q=sefeq')).toEqual(['Şəfəq']);
    expect(await namesAt('q=yoxdur')).toEqual([]);
    const csv = await one.get('/admin/records/venue/csv');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(await csv.text()).toContain('Cavan;Bakı');
    expect((await one.get('/admin/records/yoxdur/csv')).status).toBe(404);
  });
});
