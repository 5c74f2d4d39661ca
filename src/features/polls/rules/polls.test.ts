import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import { formatTyped, type RecordValues } from '#platform/records/record.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { closePoll, createPoll, deletePoll, updatePoll } from './change-poll.ts';
import { getPoll, listPolls } from './poll.ts';
import { pollRecord } from './poll-record.ts';
import { voteInPoll } from './vote-in-poll.ts';

type PollInput = RecordValues<(typeof pollRecord)['fields']>;
const input = (over: Partial<PollInput> = {}) =>
  formatTyped(pollRecord, {
    question: 'Kim qalib gələcək?',
    options: ['Qarabağ', 'Neftçi'],
    closesAt: null,
    ...over,
  });

describeOnEachDatabase('polls', (open) => {
  async function prepare(role: StaffRole = 'editor') {
    const { db, currentRevision } = await open();
    const actor = await writeActor(db, role);
    const at = { actor, now: NOON, newId };
    const { id } = await createPoll(db, { ...at, typed: input() });
    const poll = () => getPoll(db, { id });
    const { options } = await poll();
    const vote = (voterToken: string, option = 0, over: { now?: number; network?: string } = {}) =>
      voteInPoll(db, {
        pollId: id,
        optionId: options[option]?.id ?? '',
        voterToken,
        network: 'a',
        now: NOON,
        ...over,
      });
    return { db, at, id, poll, vote, currentRevision };
  }

  it('counts one vote of each reader, also when it is sent twice at once', async () => {
    const { poll, vote } = await prepare();
    const answers = await Promise.all([vote('a'), vote('a'), vote('b', 1), vote('a', 1)]);
    expect(answers.filter(Boolean)).toHaveLength(2);
    expect(await vote('b')).toBe(false);
    expect((await poll()).votes).toBe(2);
  });

  it('counts every vote of many readers at once', async () => {
    const { poll, vote } = await prepare();
    await Promise.all(Array.from({ length: 40 }, (_, reader) => vote(`reader-${reader}`, reader % 2)));
    expect((await poll()).options.map(({ votes }) => votes)).toEqual([20, 20]);
  });

  it('keeps the count equal to the votes for any order of readers and options', async () => {
    const { db, poll, vote } = await prepare();
    const votes = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1 })));
    const first = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(votes, async (sent) => {
        for (const [reader, option] of sent) {
          expect(await vote(`r${reader}`, option)).toBe(!first.has(reader));
          if (!first.has(reader)) first.set(reader, option);
        }
        const counts = [0, 1].map((option) => [...first.values()].filter((one) => one === option).length);
        expect((await poll()).options.map((option) => option.votes)).toEqual(counts);
      }),
      { numRuns: 10 },
    );
    expect(await db.selectFrom('poll_vote').select('voter_hash').execute()).toHaveLength(first.size);
  });

  it('takes no votes after its end, and none for an option of another poll', async () => {
    const { db, at, id, vote } = await prepare();
    await updatePoll(db, { ...at, id, version: 1, typed: input({ closesAt: NOON + MINUTE }) });
    const { options } = await getPoll(db, { id });
    const cast = (over: object) =>
      voteInPoll(db, {
        pollId: id,
        optionId: options[0]?.id ?? '',
        voterToken: 'a',
        network: 'a',
        now: NOON,
        ...over,
      });
    await expect(cast({ now: NOON + MINUTE })).rejects.toThrow(Conflict);
    await expect(cast({ optionId: 'other' })).rejects.toThrow(InvalidInput);
    await expect(cast({ pollId: 'other' })).rejects.toThrow(NotFound);
    // The options were written again, as nobody had voted.
    await expect(vote('a')).rejects.toThrow(InvalidInput);
    expect(await cast({})).toBe(true);
  });

  it('limits the votes of one network in an hour', async () => {
    const { vote } = await prepare();
    for (let reader = 0; reader < 200; reader++) await vote(`reader-${reader}`);
    await expect(vote('one-more')).rejects.toThrow(Conflict);
    expect(await vote('one-more', 0, { network: 'b' })).toBe(true);
  });

  it('lets options be reworded, not added, once there are votes', async () => {
    const { db, at, id, poll, vote } = await prepare();
    await vote('a', 1);
    const reworded = input({ options: ['Qarabağ', '  “Neftçi” '] });
    await updatePoll(db, { ...at, id, version: 1, typed: reworded });
    expect((await poll()).options.map(({ text, votes }) => [text, votes])).toEqual([
      ['Qarabağ', 0],
      ['“Neftçi”', 1],
    ]);
    const longer = input({ options: ['Qarabağ', 'Neftçi', 'Heç-heçə'] });
    await expect(updatePoll(db, { ...at, id, version: 2, typed: longer })).rejects.toThrow(InvalidInput);
    // The same form again changes nothing, and is no conflict.
    await updatePoll(db, { ...at, id, version: 1, typed: reworded });
    await expect(updatePoll(db, { ...at, id, version: 1, typed: input() })).rejects.toThrow(Conflict);
    await expect(deletePoll(db, { ...at, id })).rejects.toThrow(Conflict);
  });

  it('moves the pages that show it when its text changes, not with a vote', async () => {
    const { db, at, id, vote, currentRevision } = await prepare();
    const before = await currentRevision();
    await vote('a');
    expect(await currentRevision()).toBe(before);
    await closePoll(db, { ...at, id });
    expect(await currentRevision()).toBeGreaterThan(before);
  });

  it('has two to eight options', async () => {
    const { db, at } = await prepare();
    for (const options of [['a', 'b'], [...'abcdefgh']]) {
      const { id } = await createPoll(db, { ...at, typed: input({ options }) });
      expect((await getPoll(db, { id })).options.map(({ text }) => text)).toEqual(options);
    }
  });

  it.each<[string, Partial<PollInput>, string]>([
    ['no question', { question: ' ' }, 'poll.question'],
    ['a long question', { question: 'a'.repeat(201) }, 'poll.questionTooLong'],
    ['one option', { options: ['Bir', ' ', ''] }, 'poll.tooFewOptions'],
    ['nine options', { options: [...'abcdefghi'] }, 'poll.tooManyOptions'],
    ['a long option', { options: ['a', 'b'.repeat(101)] }, 'poll.optionTooLong'],
    ['the same option twice', { options: ['Qarabağ', 'QARABAĞ'] }, 'poll.sameOptions'],
  ])('refuses %s', async (_name, over, code) => {
    const { db, at } = await prepare();
    const refused = createPoll(db, { ...at, typed: input(over) });
    await expect(refused).rejects.toMatchObject({ problems: [expect.objectContaining({ code })] });
  });

  it('is changed by its author and by editors', async () => {
    const { db, at, id } = await prepare('author');
    const other = { ...at, actor: await writeActor(db, 'author', 'Başqası') };
    for (const change of [
      () => updatePoll(db, { ...other, id, version: 1, typed: input() }),
      () => closePoll(db, { ...other, id }),
      () => deletePoll(db, { ...other, id }),
    ])
      await expect(change()).rejects.toThrow(Forbidden);
    await expect(
      createPoll(db, { ...at, actor: await writeActor(db, 'moderator', 'Moderator'), typed: input() }),
    ).rejects.toThrow(Forbidden);
    expect((await listPolls(db, { actor: other.actor })).polls.map(({ canEdit }) => canEdit)).toEqual([
      false,
    ]);
    await updatePoll(db, { ...at, id, version: 1, typed: input({ question: 'Necə?' }) });
    await deletePoll(db, { ...at, actor: await writeActor(db, 'editor', 'Redaktor'), id });
    expect((await listPolls(db, { actor: at.actor })).polls).toEqual([]);
  });

  it('are listed in pages without gaps', async () => {
    const { db, at } = await prepare();
    for (let n = 0; n < 119; n++)
      await createPoll(db, { ...at, now: NOON + (n % 3), typed: input({ question: `Sual ${n}` }) });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listPolls>> = await listPolls(db, { actor: at.actor, after });
      seen.push(...page.polls.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });
});
