import { describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { createPoll } from '#features/polls/rules/change-poll.ts';
import { getPoll, type Poll } from '#features/polls/rules/poll.ts';
import { pollRecord } from '#features/polls/rules/poll-record.ts';
import { formatTyped } from '#platform/records/record.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeCategory } from '../../kit/content/articles.ts';
import { writeDiscussion } from '../../kit/content/comments.ts';
import { kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture, writeSeason } from '../../kit/content/matches.ts';
import { CATEGORIES, makeArticleWriter } from '../../kit/crash/article-writer.ts';
import { expectArticles } from '../../kit/crash/expect-articles.ts';
import { killRepeatedly } from '../../kit/crash/kill-repeatedly.ts';
import { KILLS, KILLS_TIMEOUT, reportKills, untilReached } from '../../kit/crash/kill-rounds.ts';
import { expectLedgers, makeMatchOperator } from '../../kit/crash/match-operator.ts';
import { expectPictures, expectReaders, makeReaderWriters } from '../../kit/crash/reader-writers.ts';
import { startMailServer } from '../../kit/servers/mail-server.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const ARTICLE_WRITERS = 4;
const MATCHES = 4;
const WRITES = 60;

describe.each(siteEngines())('a site on %s', (engine) => {
  test(
    'loses nothing that was confirmed when its server is killed again and again',
    async () => {
      const mail = await startMailServer();
      let editor = {} as Actor;
      let poll = {} as Poll;
      let discussion = { articleId: '', slug: '' };
      const fixtureIds: string[] = [];
      const site = await startSite({
        engine,
        env: { TRUST_PROXY: '1', PUSH_HOSTS: 'push.example', SMTP_URL: mail.url },
        async fill(db) {
          for (const slug of CATEGORIES) await writeCategory(db, slug);
          editor = await writeStaff(db, 'editor');
          discussion = await writeDiscussion(db, { now: Date.now() - MINUTE });
          const question = { question: 'Kim qalib gələcək?', options: ['Qarabağ', 'Neftçi'], closesAt: null };
          const at = { actor: editor, now: Date.now(), newId };
          const { id } = await createPoll(db, { ...at, typed: formatTyped(pollRecord, question) });
          poll = await getPoll(db, { id });
          const season_id = await writeSeason(db);
          for (let index = 0; index < MATCHES; index++) {
            const teams: [string, string] = [`Ev ${index}`, `Qonaq ${index}`];
            const fixture = await writeFixture(db, { season_id, teams, kick_off: Date.now() - MINUTE });
            await writeLedger(db, fixture, [kickOff(Date.now() - MINUTE)]);
            fixtureIds.push(fixture);
          }
        },
      });
      const { id: staffId, email } = editor;
      const visitor = await signIn(site, email);
      const articles = Array.from({ length: ARTICLE_WRITERS }, (_, at) =>
        makeArticleWriter(site, { visitor, staffId, name: `${at}` }),
      );
      const operators = fixtureIds.map((fixtureId) =>
        makeMatchOperator(site, { visitor, staffId, fixtureId }),
      );
      const readers = makeReaderWriters(site, { editor: visitor, slug: discussion.slug, poll });
      const check = () =>
        site.change(async (db) => {
          await expectArticles(db, articles, [discussion.articleId]);
          await expectLedgers(db, operators);
          await expectReaders(db, readers);
        });
      const writers = [...articles, ...operators, ...Object.values(readers)];
      const count = await killRepeatedly(site, { writers, between: WRITES, check });
      expect(count).toBeGreaterThanOrEqual(KILLS * WRITES);
      await site.change((db) => expectPictures(site, db, readers.pictures));

      // A mail that was being sent is sent again, and has the same id: mail programs show it once.
      const asked = readers.subscriptions.acknowledged;
      const recipients = () => new Set(mail.mails.flatMap(({ to }) => to));
      const missing = () => {
        const reached = recipients();
        return asked.filter((one) => !reached.has(one));
      };
      // 20 mails a second at most, and they have waited while the server was dead.
      await untilReached(missing, ({ length }) => length === 0, 200);
      await site.stop();
      await mail.stop();
      const ids = Map.groupBy(mail.mails, ({ to }) => to.join());
      for (const [to, mails] of ids)
        expect([to, new Set(mails.map(({ headers }) => headers['message-id'])).size]).toEqual([to, 1]);
      reportKills(engine, {
        acknowledged: count,
        lost: 0,
        mails: ids.size,
        'mails sent again': mail.mails.length - ids.size,
      });
    },
    KILLS_TIMEOUT,
  );
});
