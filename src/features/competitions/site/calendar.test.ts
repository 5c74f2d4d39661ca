import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { Fixture } from '#features/matches/rules/fixture.ts';
import { renderCalendar } from './calendar.ts';

const team = (name: string) => ({
  slug: name.toLowerCase(),
  name,
  shortName: name,
  colors: ['#000000', '#ffffff'] as [string, string],
  crest: null,
});
const facts = {
  id: 'm1',
  home: team('Sabah'),
  away: team('Zira'),
  season: null,
  stage: null,
  group: null,
  tie: null,
  isNeutral: false,
  round: null,
  sample: false,
  competition: { slug: 'apl', name: 'Premyer Liqa', region: 'azerbaijan' as const },
  kickOff: Date.UTC(2026, 10, 22, 15),
  venue: 'Bank Respublika Arena',
  channels: null,
  updatedAt: Date.UTC(2026, 10, 20),
};
const scheduled: Fixture = { ...facts, status: 'scheduled', reason: null };

const render = (matches: Fixture[], name = 'Oyunlar') =>
  renderCalendar({ name, matches, now: facts.kickOff, siteUrl: 'https://example.az' });
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

it('writes an event with UTC times, a stable id, an end and a place', () => {
  expect(unfold(render([scheduled]))).toEqual(
    expect.arrayContaining([
      'UID:match-m1@example.az',
      'DTSTART:20261122T150000Z',
      'DTEND:20261122T170000Z',
      'SUMMARY:Sabah – Zira',
      'LOCATION:“Bank Respublika Arena”',
      'DESCRIPTION:Premyer Liqa',
      'URL:https://example.az/oyun/m1-sabah-zira',
      'STATUS:CONFIRMED',
    ]),
  );
});

it.each([
  ['postponed', 'TENTATIVE'],
  ['cancelled', 'CANCELLED'],
] as const)('a %s match is %s and has a greater sequence', (status, text) => {
  const changed: Fixture = { ...facts, status, reason: 'Hava', updatedAt: facts.updatedAt + MINUTE };
  const sequence = (match: Fixture) =>
    Number(/^SEQUENCE:(\d+)$/m.exec(unfold(render([match])).join('\n'))?.[1]);
  expect(unfold(render([changed]))).toContain(`STATUS:${text}`);
  expect(sequence(changed)).toBeGreaterThan(sequence(scheduled));
  expect(sequence(changed)).toBeLessThan(2 ** 31);
});

it('names the channels, the reason of a new time and the shoot-out', () => {
  const described = (match: Fixture) =>
    unfold(render([match])).filter((line) => /^(SUMMARY|DESCRIPTION)/.test(line));
  expect(described({ ...scheduled, channels: ['CBC Sport', 'İTV'], reason: 'Güclü yağış' })).toEqual([
    'SUMMARY:Sabah – Zira',
    'DESCRIPTION:Premyer Liqa\\nOyunun vaxtı dəyişib. Səbəb: Güclü yağış\\nCanlı yayım: CBC Sport\\, İTV',
  ]);
  const played = {
    score: { home: 1, away: 1 },
    shootOut: { home: 4, away: 3 },
    halfTime: null,
    regular: null,
    events: [],
  };
  expect(described({ ...facts, ...played, status: 'finished', channels: ['İTV'] })).toEqual([
    'SUMMARY:Sabah – Zira 1:1 (pen. 4:3)',
    'DESCRIPTION:Premyer Liqa\\nBitib',
  ]);
  expect(described({ ...scheduled, kickOff: facts.kickOff - 6 * HOUR })).toContain(
    'DESCRIPTION:Premyer Liqa\\nNəticə gözlənilir',
  );
});

it('leaves a line of 75 octets as it is', () => {
  const name = 'a'.repeat(75 - 'X-WR-CALNAME:'.length);
  expect(render([], name)).toContain(`\r\nX-WR-CALNAME:${name}\r\n`);
  expect(render([], `${name}b`)).toContain(`\r\nX-WR-CALNAME:${name}\r\n b\r\n`);
});

it('folds lines at 75 octets without losing a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const name = text.replaceAll(/[\r\n\\;,]/g, '');
      const calendar = render([], name);
      for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(unfold(calendar)).toContain(`X-WR-CALNAME:${name}`);
    }),
  );
});
