import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { Fixture } from '#features/matches/rules/fixture.ts';
import { cleanLine, cleanParagraphs } from '#platform/text/clean-text.ts';
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

/** The only event of a calendar, as a calendar program reads it: ical.js is the parser of Thunderbird. */
function readEvent(match: Fixture): ICAL.Event {
  const [event, ...others] = new ICAL.Component(ICAL.parse(render([match]))).getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return new ICAL.Event(event);
}

const statusOf = (event: ICAL.Event) => event.component.getFirstPropertyValue('status');

it('writes an event with UTC times, a stable id, an end and a place', () => {
  const event = readEvent(scheduled);
  expect(event).toMatchObject({
    uid: 'match-m1@example.az',
    summary: 'Sabah – Zira',
    location: '“Bank Respublika Arena”',
    description: 'Premyer Liqa',
  });
  expect(
    [event.startDate, event.endDate].map((time) => [time.zone.tzid, time.toJSDate().toISOString()]),
  ).toEqual([
    ['UTC', '2026-11-22T15:00:00.000Z'],
    ['UTC', '2026-11-22T17:00:00.000Z'],
  ]);
  expect(event.component.getFirstPropertyValue('url')).toBe('https://example.az/oyun/m1-sabah-zira');
  expect(statusOf(event)).toBe('CONFIRMED');
});

it('has all that the standard requires of a calendar that is published', () => {
  const root = new ICAL.Component(ICAL.parse(render([scheduled])));
  expect(root.toJSON()[1]).toEqual(
    expect.arrayContaining([
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', expect.any(String)],
      ['method', {}, 'text', 'PUBLISH'],
    ]),
  );
  // RFC 5545, section 3.6.1, and RFC 5546, section 3.2.1.
  const event = root.getFirstSubcomponent('vevent');
  for (const name of ['uid', 'dtstamp', 'dtstart', 'summary', 'sequence'])
    expect(event?.getAllProperties(name), name).toHaveLength(1);
  expect(render([scheduled])).toMatch(/\r\n$/);
});

it.each([
  ['postponed', 'TENTATIVE'],
  ['cancelled', 'CANCELLED'],
] as const)('a %s match is %s and has a greater sequence', (status, text) => {
  const changed: Fixture = { ...facts, status, reason: 'Hava', updatedAt: facts.updatedAt + MINUTE };
  const event = readEvent(changed);
  expect(statusOf(event)).toBe(text);
  expect(event.sequence).toBeGreaterThan(readEvent(scheduled).sequence);
  expect(event.sequence).toBeLessThan(2 ** 31);
});

it('names the channels, the reason of a new time and the shoot-out', () => {
  const described = (match: Fixture) => {
    const { summary, description } = readEvent(match);
    return [summary, description];
  };
  expect(described({ ...scheduled, channels: ['CBC Sport', 'İTV'], reason: 'Güclü yağış' })).toEqual([
    'Sabah – Zira',
    'Premyer Liqa\nOyunun vaxtı dəyişib. Səbəb: Güclü yağış\nCanlı yayım: CBC Sport, İTV',
  ]);
  const played = {
    score: { home: 1, away: 1 },
    shootOut: { home: 4, away: 3 },
    halfTime: null,
    regular: null,
    events: [],
  };
  expect(described({ ...facts, ...played, status: 'finished', channels: ['İTV'] })).toEqual([
    'Sabah – Zira 1:1 (pen. 4:3)',
    'Premyer Liqa\nBitib',
  ]);
  expect(described({ ...scheduled, kickOff: facts.kickOff - 6 * HOUR })[1]).toBe(
    'Premyer Liqa\nNəticə gözlənilir',
  );
});

it('a calendar program reads every text as it was written', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(text.map(cleanLine), text.map(cleanParagraphs), (name, reason) => {
      const event = readEvent({ ...scheduled, home: team(name), status: 'cancelled', reason: `x${reason}` });
      expect(event.summary).toBe(`${name} – Zira`);
      expect(event.description).toBe(`Premyer Liqa\nLəğv edilib: x${reason}`);
    }),
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
