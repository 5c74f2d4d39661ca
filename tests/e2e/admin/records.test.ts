import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { toastText } from '#app/text/toasts.ts';
import { createPoll } from '#features/polls/rules/change-poll.ts';
import { pollRecord } from '#features/polls/rules/poll-record.ts';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { entryAddress } from '#platform/records/record.ts';
import { recordText } from '#platform/records/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import { openScreen } from '../../kit/browser/open-staff-page.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId } from '../../kit/content/articles.ts';
import { writeFixture, writeSeason } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

describe('two editors of one record', async () => {
  let one: Actor;
  let other: Actor;
  let id = '';
  let match = '';
  const site = await startSite({
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      one = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
      other = await writeStaff(db, 'editor', { name: 'Nigar Əliyeva' });
      const typed = { question: 'Kim qalib gələcək?', options: 'Qarabağ\nNeftçi', closesAt: '' };
      id = (await createPoll(db, { actor: one, typed, now: NOON, newId })).id;
      match = await writeFixture(db, { season_id: await writeSeason(db) });
    },
  });
  afterAll(site.stop);

  test.each([true, false])('see the difference and choose, with scripts: %s', async (javaScript) => {
    const path = entryAddress(pollRecord, id);
    const open = (who: Actor) =>
      openScreen(site, who, path, { javaScript, viewport: 'phone', expected: /\b409\b/ });
    const [mine, theirs] = [await open(one), await open(other)];
    const question = pollRecord.fields.question.label;
    const save = recordText.saveMine;

    await theirs.getByLabel(question).fill(`Onun sualı ${javaScript}`);
    await theirs.getByRole('button', { name: 'Saxla', exact: true }).click();
    await theirs.waitForURL(`**${pollRecord.address}`);

    await mine.getByLabel(question).fill('Mənim sualım');
    await mine.getByLabel(pollRecord.fields.options.label).fill('Bəli\nXeyr');
    await mine.getByRole('button', { name: 'Saxla', exact: true }).click();
    const notice = mine.getByRole('alert').filter({ hasText: problemSentence('record.conflict') });
    await notice.getByText(`Onun sualı ${javaScript}`).waitFor();
    await notice.getByText('Nigar Əliyeva').waitFor();
    expect(await notice.locator('[data-changed-field]').count()).toBe(1);
    expect(await mine.getByLabel(question).inputValue()).toBe('Mənim sualım');
    expect(await mine.getByLabel(pollRecord.fields.options.label).inputValue()).toBe('Bəli\nXeyr');
    if (javaScript) await expectNoAxeProblems(mine);

    await notice.getByRole('button', { name: recordText.takeTheirs }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await mine.getByLabel(question).inputValue()).toBe(`Onun sualı ${javaScript}`);

    await mine.getByLabel(question).fill(`Mənim sualım ${javaScript}`);
    const late = await open(other);
    await late.getByLabel(question).fill('Gec sual');
    await mine.getByRole('button', { name: 'Saxla', exact: true }).click();
    await mine.waitForURL(`**${pollRecord.address}`);
    await late.getByRole('button', { name: 'Saxla', exact: true }).click();
    await late.getByRole('button', { name: save }).click();
    await late.waitForURL(`**${pollRecord.address}`);
    await late.getByText('Gec sual').waitFor();
  });

  test('of one match: a field that only the other has changed gets the stored value', async () => {
    const path = href('/admin/matches/:id', { id: match });
    const open = (who: Actor) => openScreen(site, who, path, { expected: /\b409\b/ });
    const [mine, theirs] = [await open(one), await open(other)];
    const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`).first();
    const save = (page: Page) => page.getByRole('button', { name: 'Saxla', exact: true }).click();
    await field(theirs, 'broadcast').selectOption('none');
    await save(theirs);
    await theirs.getByText(toastText['match.saved']).waitFor();

    await field(mine, 'round').fill('7');
    await save(mine);
    const notice = mine.getByRole('alert').filter({ hasText: problemSentence('record.conflict') });
    await notice.getByText('Nigar Əliyeva').waitFor();
    expect(await field(mine, 'broadcast').inputValue()).toBe('none');
    expect(await field(mine, 'round').inputValue()).toBe('7');
    await notice.getByRole('button', { name: recordText.saveMine }).click();
    await notice.waitFor({ state: 'detached' });
    const after = await open(other);
    expect(await field(after, 'broadcast').inputValue()).toBe('none');
    expect(await field(after, 'round').inputValue()).toBe('7');
  });
});
