import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import { formatTyped, type RecordValues } from '#platform/records/record.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { closePoll, createPoll, deletePoll, updatePoll } from './change-poll.ts';
import { getPoll, listPolls, listPollsById, pollShare } from './poll.ts';
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
    await expect(cast({ now: NOON + MINUTE })).rejects.toMatchObject({ code: 'poll.closed' });
    await expect(cast({ optionId: 'other' })).rejects.toMatchObject({
      problems: [{ field: 'option', code: 'poll.choose' }],
    });
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
    await expect(updatePoll(db, { ...at, id, version: 2, typed: longer })).rejects.toMatchObject({
      problems: [{ field: 'options', code: 'poll.optionsFixed' }],
    });
    // The same form again changes nothing, and is no conflict.
    await updatePoll(db, { ...at, id, version: 1, typed: reworded });
    await expect(updatePoll(db, { ...at, id, version: 1, typed: input() })).rejects.toThrow(Conflict);
    await expect(deletePoll(db, { ...at, id })).rejects.toMatchObject({ code: 'poll.hasVotes' });
  });

  it('moves the pages that show it when its text changes, not with a vote', async () => {
    const { db, at, id, vote, currentRevision } = await prepare();
    const before = await currentRevision();
    await vote('a');
    expect(await currentRevision()).toBe(before);
    await closePoll(db, { ...at, id });
    expect(await currentRevision()).toBeGreaterThan(before);
  });

  it('records each change with the values before and after', async () => {
    const { db, at, id } = await prepare();
    const before = { question: 'Kim qalib gələcək?', options: ['Qarabağ', 'Neftçi'], closesAt: null };
    const after = { ...before, question: 'Necə?' };
    await updatePoll(db, { ...at, now: NOON + 1, id, version: 1, typed: input({ question: 'Necə?' }) });
    await closePoll(db, { ...at, now: NOON + MINUTE, id });
    // A poll that is closed stays as it is.
    await closePoll(db, { ...at, now: NOON + 2 * MINUTE, id });
    await deletePoll(db, { ...at, now: NOON + 3 * MINUTE, id });
    const closed = { closesAt: NOON + MINUTE, version: 3 };
    expect(await listAuditLines(db)).toEqual([
      ['poll.create', null, { ...before, version: 1 }],
      ['poll.update', { ...before, version: 1 }, { ...after, version: 2 }],
      ['poll.close', { closesAt: null, version: 2 }, closed],
      ['poll.delete', { ...after, ...closed }, null],
    ]);
  });

  it('takes two to eight options', async () => {
    const { db, at } = await prepare();
    for (const options of [['a', 'b'], [...'abcdefgh']])
      await createPoll(db, { ...at, typed: input({ options }) });
    expect((await listPolls(db, at)).polls.map(({ options }) => options.length).sort()).toEqual([2, 2, 8]);
  });

  it('has an earlier answer for a reader who votes again after its end', async () => {
    const { db, at, id, poll, vote } = await prepare();
    await vote('a');
    await closePoll(db, { ...at, id });
    expect(await vote('a', 1)).toBe(false);
    expect((await poll()).options.map(({ votes }) => votes)).toEqual([1, 0]);
  });

  it('is changed only when its form has no problem', async () => {
    const { db, at, id } = await prepare();
    const refused = updatePoll(db, { ...at, id, version: 1, typed: input({ question: '' }) });
    await expect(refused).rejects.toMatchObject({ problems: [{ field: 'question', code: 'poll.question' }] });
    expect((await getPoll(db, { id })).question).toBe('Kim qalib gələcək?');
  });

  it('is read with its own options only', async () => {
    const { db, at, id } = await prepare();
    const other = await createPoll(db, { ...at, typed: input({ options: ['Bəli', 'Xeyr'] }) });
    const texts = async (ids: string[]) =>
      (await listPollsById(db, { ids })).map(({ options }) => options.map(({ text }) => text).join());
    expect((await texts([id, other.id])).sort()).toEqual(['Bəli,Xeyr', 'Qarabağ,Neftçi']);
    expect(await texts([])).toEqual([]);
    await expect(getPoll(db, { id: 'other' })).rejects.toThrow(NotFound);
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
    const field = 'question' in over ? 'question' : 'options';
    await expect(refused).rejects.toMatchObject({ problems: [expect.objectContaining({ field, code })] });
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
    const sizes: number[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listPolls>> = await listPolls(db, { actor: at.actor, after });
      seen.push(...page.polls.map(({ id }) => id));
      sizes.push(page.polls.length);
      after = page.next;
      // A page without a gap and without an end would be read for ever.
    } while (after !== null && sizes.length < 4);
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    expect((await listPolls(db, { actor: at.actor, after: 'unknown' })).polls).toHaveLength(50);
    await db.deleteFrom('poll').where('id', 'not in', seen.slice(0, 50)).execute();
    expect((await listPolls(db, at)).next).toBeNull();
  });

  it('may be edited by its author, as the list says', async () => {
    const { db, at } = await prepare('author');
    expect((await listPolls(db, at)).polls).toMatchObject([{ canEdit: true, createdAt: NOON }]);
  });
});

it('shows the share of an option in whole per cent, and 0 before the first vote', () => {
  expect(pollShare({ votes: 2 }, { votes: 3 })).toBe(67);
  expect(pollShare({ votes: 3 }, { votes: 3 })).toBe(100);
  expect(pollShare({ votes: 0 }, { votes: 0 })).toBe(0);
});
