import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { makeConsoleState } from '#tests/kit/content/console-state.ts';
import { kickOff } from '#tests/kit/content/ledgers.ts';
import { textOf } from '#tests/kit/site/html.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { consoleText, eventSentence, matchPageText } from '../../text.ts';
import type { EntryFields } from './entry-fields.ts';
import type { QueuedEntry } from './entry-queue.ts';
import { QueueStatus } from './queue-status.tsx';

const state = makeConsoleState('firstHalf');
const goal = { intent: 'add', type: 'goal', team: 'home', player: 'Zubir', minute: '11' };

interface Shown {
  queue?: readonly Partial<QueuedEntry>[];
  isOffline?: boolean;
  events?: ConsoleState['events'];
  posts?: ConsoleState['posts'];
}

const show = ({ queue = [], isOffline = false, ...entered }: Shown) =>
  textOf(
    renderToString(
      <QueueStatus
        state={{ ...state, ...entered }}
        now={() => NOON}
        queue={queue.map((entry, at) => ({ id: `${at}`, at, fields: goal, problem: null, ...entry }))}
        isOffline={isOffline}
        isSignedOut={false}
        others={[]}
        send={() => {}}
        sendAgain={() => {}}
        drop={() => {}}
      />,
    ),
  );

describe('the status of the queue', () => {
  it('says that everything has been sent only when nothing waits and nothing was refused', () => {
    const refused = { problem: 'match.over' } as const;
    expect(show({})).toBe(consoleText.sent);
    expect(show({ queue: [refused] })).toMatch(
      new RegExp(`^${consoleText.refused(1)} .*${problemText['match.over']}`),
    );
    expect(show({ queue: [refused, {}] })).toMatch(new RegExp(`^${consoleText.sending(1)} `));
    for (const queue of [[refused], [{}], [refused, {}]])
      expect(show({ queue })).not.toContain(consoleText.sent);
    expect(show({ queue: [{}], isOffline: true })).toContain(consoleText.offline(1));
  });

  it('asks whether a shoot-out without a certain winner has ended, with both answers', () => {
    const end = { intent: 'add', type: 'mark', mark: 'fullTime' };
    const shown = show({ queue: [{ fields: end, problem: 'match.shootOutOpen' }] });
    const { yes, no } = consoleText.questions['match.shootOutOpen'];
    const question = [eventSentence.mark.fullTime, problemText['match.shootOutOpen']].join(' ');
    expect(shown).toContain(`${question} ${yes} ${no}`);
  });

  it.each<[entry: string, fields: EntryFields]>([
    ["11' Qol: Qarabağ, Zubir", goal],
    [
      "45+2' Sarı vərəqə: Zirə, oyunçu məlum deyil",
      { ...goal, type: 'yellow', team: 'away', player: '', minute: '45 + 2' },
    ],
    [
      "60' Əvəzetmə: Qarabağ, Zubir – Vukçeviç",
      { ...goal, type: 'substitution', minute: '60', other: 'Vukçeviç' },
    ],
    [
      'Avtoqol: Zirə, 5 (qol “Qarabağ”a yazılır)',
      { ...goal, type: 'ownGoal', team: 'away', player: '5', minute: '' },
    ],
    ["120' Penalti, qol: Qarabağ, Zubir", { ...goal, type: 'shootOutKick', minute: '120', isScored: 'on' }],
    ["45' Əlavə olunmuş vaxt", { intent: 'add', type: 'addedTime', minutes: '3', minute: '45' }],
    ["20' VAR", { intent: 'add', type: 'var', team: 'home', decision: 'redCard', minute: '20' }],
    [eventSentence.mark.halfTime, { intent: 'add', type: 'mark', mark: 'halfTime' }],
    ["30' Saatı düzəlt", { intent: 'clock', minute: '30' }],
    ['Geri götür', { intent: 'retract', eventId: 'a', reason: 'Ofsayd' }],
    [matchPageText.statistics, { intent: 'add', type: 'statistics', 'home-shots': '3' }],
  ])('names a waiting entry as its button does, with the minute: %s', (entry, fields) => {
    expect(show({ queue: [{ fields }], isOffline: true })).toBe(`${consoleText.offline(1)} ${entry}`);
  });

  it('says which event or post is taken back, restored or deleted, also one that waits itself', () => {
    const waiting = { id: 'first', fields: goal };
    const retract = (eventId: string) => ({ fields: { intent: 'retract', eventId, reason: 'Səhv' } });
    const offline = show({ queue: [waiting, retract('first'), retract('gone')], isOffline: true });
    expect(offline).toBe(
      `${consoleText.offline(3)} 11' Qol: Qarabağ, Zubir Geri götür: 11' Qol: Qarabağ, Zubir Geri götür`,
    );
    const entered = {
      events: [
        {
          id: 'e',
          version: 'e',
          event: kickOff(),
          text: 'Oyun başladı',
          isRetracted: false,
          warnings: [],
          staffId: null,
          changes: [],
        },
      ],
      posts: [
        {
          id: 'p',
          text: 'Meydan yaşdır',
          version: 1,
          minute: null,
          added: null,
          isKey: false,
          isPinned: false,
          authorName: '',
          createdAt: 0,
        },
      ],
    };
    const queue = [
      { fields: { intent: 'restore', eventId: 'e' } },
      { fields: { intent: 'deletePost', eventId: 'p' } },
    ];
    expect(show({ queue, isOffline: true, ...entered })).toBe(
      `${consoleText.offline(2)} Bərpa et: Oyun başladı Yazını sil: Meydan yaşdır`,
    );
  });

  it.each(['match.markTwice', 'match.eventGone'] as const)(
    'offers no second try of what a colleague has done: %s',
    (problem) => {
      const shown = show({ queue: [{ problem }] });
      expect(shown).toContain(problemText[problem]);
      expect(shown).toContain(consoleText.drop);
      expect(shown).not.toContain(consoleText.sendAgain);
      expect(show({ queue: [{ problem: 'match.over' }] })).toContain(consoleText.sendAgain);
    },
  );
});
