import { expect, test } from 'vitest';
import { parseBakuLocal } from '#az/format/dates.ts';
import type { HomeLayout } from '../rules/home-layout.ts';
import { readLayoutForm, writeLayoutForm } from './layout-form-data.ts';

const until = parseBakuLocal('2026-03-07T18:30') ?? 0;

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('a layout is the same after it is written to a form and read', () => {
  const layout: HomeLayout = {
    'slider-1': { articleId: 'a1', until },
    'lead-6': { articleId: 'a2', until: null, twice: true },
  };
  expect(readLayoutForm(writeLayoutForm(layout, 7))).toEqual({ layout, version: 7, problems: [] });
});

test('an empty form is an automatic layout', () => {
  expect(readLayoutForm(new FormData())).toEqual({ layout: {}, version: 0, problems: [] });
});

test('an invalid time is a problem of its slot, and the pin stays', () => {
  const read = readLayoutForm(formOf({ 'article-slider-2': 'a1', 'until-slider-2': 'sabah' }));
  expect(read.problems).toEqual([{ field: 'until-slider-2', code: 'layout.untilInvalid' }]);
  expect(read.layout).toEqual({ 'slider-2': { articleId: 'a1', until: null } });
});

test('a time without an article is ignored', () => {
  expect(readLayoutForm(formOf({ 'until-slider-1': 'sabah', 'twice-slider-1': '1' }))).toMatchObject({
    layout: {},
    problems: [],
  });
});

test.each(['', ' ', "a'; drop table article", '../a', 'a'.repeat(65)])('%j is no article id', (id) => {
  expect(readLayoutForm(formOf({ 'article-slider-1': id })).layout).toEqual({});
});

test('slots that the page does not have are ignored', () => {
  const form = formOf({ 'article-slider-6': 'a1', 'article-lead-7': 'a2', 'article-slider-0': 'a3' });
  expect(readLayoutForm(form).layout).toEqual({});
});
