import { expect, test } from 'vitest';
import { auditWords } from '#app/declarations.ts';
import { matchDeskText } from '#features/matches/text.ts';
import type { RecordFields } from '#platform/records/record.ts';
import * as subject from './list-changes.ts';

const listChanges = (before: unknown, after: unknown, fields?: RecordFields) =>
  subject.listChanges(before, after, auditWords, { fields: fields ?? null });

test('lists only the changed fields, in Azerbaijani', () => {
  const before = { title: 'Köhnə', status: 'draft', featured: false, tags: ['a'], publishedAt: null };
  const after = {
    ...before,
    title: 'Yeni',
    featured: true,
    tags: ['a', 'b'],
    publishedAt: 1_772_892_000_000,
  };
  expect(listChanges(before, after)).toEqual([
    { field: 'Başlıq', before: 'Köhnə', after: 'Yeni' },
    { field: 'Seçilmiş', before: 'Xeyr', after: 'Bəli' },
    { field: 'Teqlər', before: 'a', after: 'a, b' },
    { field: 'Nəşr vaxtı', before: '–', after: '7 mart 2026, 18:00' },
  ]);
});

test('lists a text that changed and kept its length', () => {
  expect(listChanges({ version: 1, content: 166 }, { version: 2, content: 166 })).toContainEqual({
    field: 'Məzmun',
    before: '166 simvol',
    after: '166 simvol',
  });
});

test('names the fields of a record as its form does, and leaves out its version', () => {
  const fields = {
    city: { kind: 'line', column: 'city', label: 'Şəhər' },
    isOn: { kind: 'flag', column: 'is_on', label: 'Qoşulub' },
  } as const;
  const before = { city: 'Bakı', isOn: false, version: 1 };
  expect(listChanges(before, { city: 'Gəncə', isOn: true, version: 2 }, fields)).toEqual([
    { field: 'Şəhər', before: 'Bakı', after: 'Gəncə' },
    { field: 'Qoşulub', before: 'Xeyr', after: 'Bəli' },
  ]);
});

test('shows the version of an article only', () => {
  const [before, after] = [
    { title: 'A', version: 1 },
    { title: 'B', version: 2 },
  ];
  expect(listChanges(before, after).map(({ field }) => field)).toEqual(['Başlıq']);
  const ofArticle = subject.listChanges(before, after, auditWords, { showsVersion: true });
  expect(ofArticle.map(({ field }) => field)).toEqual(['Başlıq', 'Versiya']);
});

test('lists the changed fields of a nested object, and a missing value as empty', () => {
  expect(listChanges({ social: { telegram: 'x' } }, { social: { telegram: 'x', youtube: 'y' } })).toEqual([
    { field: 'Sosial şəbəkələr: YouTube', before: '–', after: 'y' },
  ]);
  expect(listChanges(null, { name: 'Futbol', color: '' })).toEqual([
    { field: 'Ad', before: '–', after: 'Futbol' },
    { field: 'Rəng', before: '–', after: '–' },
  ]);
  expect(listChanges(null, null)).toEqual([]);
});

test('shortens long values', () => {
  expect(listChanges(null, { content: 'a'.repeat(400) })[0]?.after).toBe(`${'a'.repeat(300)}…`);
});

test('shows codes by the names of their screens', () => {
  expect(listChanges(null, { broadcast: 'unknown' })).toMatchObject([
    { after: matchDeskText.broadcastKind.unknown },
  ]);
  expect(listChanges({ status: 'pending', role: 'author' }, { status: 'published', role: 'admin' })).toEqual([
    { field: 'Status', before: 'Təsdiq gözləyir', after: 'Nəşr olunub' },
    { field: 'Rol', before: 'Müəllif', after: 'Administrator' },
  ]);
  expect(listChanges({ status: 'yox' }, null)[0]?.before).toBe('yox');
});
