import { expect, test } from 'vitest';
import type { LedgerEvent } from './ledger/ledger-event.ts';
import { describeEvent } from './text/describe-event.ts';

const teams = {
  home: { name: 'Qarabağ', kind: 'club', grammar: null },
  away: { name: 'Zirə', kind: 'club', grammar: null },
} as const;
const elvin = { id: null, name: 'Elvin Nəbiyev' };
const orxan = { id: null, name: 'Orxan Cəlilov' };
const time = { minute: 12, added: null };
const clock = { at: 0, rate: 1 };
const added = { minute: 45, added: 2 };

test.each<[string, LedgerEvent]>([
  [
    "12' QOL! “Qarabağ” – Elvin Nəbiyev. Hesab: 1:0",
    { type: 'goal', side: 'home', player: elvin, assist: null, ...time },
  ],
  [
    "45+2' QOL! “Zirə” – Elvin Nəbiyev. Qol ötürməsi: Orxan Cəlilov. Hesab: 1:0",
    { type: 'goal', side: 'away', player: elvin, assist: orxan, ...added },
  ],
  ["12' QOL! “Qarabağ”. Hesab: 1:0", { type: 'goal', side: 'home', player: null, assist: null, ...time }],
  [
    "12' QOL! “Qarabağ” – Elvin Nəbiyev (penaltidən). Hesab: 1:0",
    { type: 'penaltyGoal', side: 'home', player: elvin, assist: null, ...time },
  ],
  [
    "12' QOL! “Qarabağ” – Elvin Nəbiyev (avtoqol). Hesab: 1:0",
    { type: 'ownGoal', side: 'home', player: elvin, ...time },
  ],
  [
    "12' Reallaşdırılmayan penalti: “Zirə” – Elvin Nəbiyev",
    { type: 'missedPenalty', side: 'away', player: elvin, ...time },
  ],
  ["12' Sarı vərəqə: “Zirə” – Elvin Nəbiyev", { type: 'yellow', side: 'away', player: elvin, ...time }],
  ["12' İkinci sarı vərəqə: “Zirə”", { type: 'secondYellow', side: 'away', player: null, ...time }],
  ["12' Qırmızı vərəqə: “Zirə” – Elvin Nəbiyev", { type: 'red', side: 'away', player: elvin, ...time }],
  [
    "12' Əvəzetmə (“Zirə”): Elvin Nəbiyev meydandan çıxdı, Orxan Cəlilov daxil oldu",
    { type: 'substitution', side: 'away', playerOut: elvin, playerIn: orxan, isInjury: false, ...time },
  ],
  [
    "12' Əvəzetmə (“Zirə”): Elvin Nəbiyev zədə səbəbindən meydandan çıxdı",
    { type: 'substitution', side: 'away', playerOut: elvin, playerIn: null, isInjury: true, ...time },
  ],
  [
    "12' Əvəzetmə (“Zirə”): Orxan Cəlilov meydana daxil oldu",
    { type: 'substitution', side: 'away', playerOut: null, playerIn: orxan, isInjury: false, ...time },
  ],
  [
    "12' VAR: qol ləğv edildi (“Zirə”). Ofsayd",
    { type: 'var', side: 'away', decision: 'goalCancelled', note: 'Ofsayd', ...time },
  ],
  ["12' VAR: epizod yoxlanıldı", { type: 'var', side: null, decision: 'other', note: ' ', ...time }],
  ["45' Əlavə olunmuş vaxt: 3 dəqiqə", { type: 'addedTime', minutes: 3, minute: 45, added: null }],
  ['Oyun başladı', { type: 'mark', mark: 'kickOff', ...clock, ...time }],
  ['Birinci hissə başa çatdı. Hesab: 1:0', { type: 'mark', mark: 'halfTime', ...clock, ...added }],
  ['Oyun başa çatdı. Hesab: 1:0', { type: 'mark', mark: 'fullTime', ...clock, ...time }],
  [
    'Penaltilər seriyası: “Zirə” – Elvin Nəbiyev, qol olmadı',
    { type: 'shootOutKick', side: 'away', player: elvin, isScored: false, ...time },
  ],
  [
    'Oyun başa çatdı. Hesab: 2:2. Penaltilər: 4:3',
    {
      type: 'result',
      home: 2,
      away: 2,
      halfTime: null,
      regular: null,
      shootOut: { home: 4, away: 3 },
      at: 0,
    },
  ],
  ['Oyun təxirə salındı. Səbəb: hava şəraiti', { type: 'postponed', reason: 'hava şəraiti', at: 0 }],
  ['Oyun dayandırıldı', { type: 'suspended', reason: '', at: 0 }],
  ['Oyun davam edir', { type: 'resumed', at: 0, fromMinute: 46 }],
  [
    '“Zirə”yə texniki məğlubiyyət verildi. Hesab: 3:0. Səbəb: meydana çıxmayıb',
    { type: 'awarded', home: 3, away: 0, reason: 'meydana çıxmayıb', at: 0 },
  ],
  [
    '“Qarabağ”a texniki məğlubiyyət verildi. Hesab: 0:3',
    { type: 'awarded', home: 0, away: 3, reason: '', at: 0 },
  ],
])('%s', (sentence, event) => {
  expect(describeEvent(event, teams, { home: 1, away: 0 })).toBe(sentence);
});

test('without a score the sentence leaves it out', () => {
  const goal: LedgerEvent = { type: 'goal', side: 'home', player: elvin, assist: null, ...time };
  expect(describeEvent(goal, teams)).toBe("12' QOL! “Qarabağ” – Elvin Nəbiyev");
});
