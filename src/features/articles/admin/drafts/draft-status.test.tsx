import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '#tests/kit/site/html.ts';
import type { AutosaveStatus } from '../editing/editor-state.ts';
import { DraftStatus } from './draft-status.tsx';

const states: AutosaveStatus[] = [
  { kind: 'saving' },
  { kind: 'changed' },
  { kind: 'saved', at: 1_800_000_000_000 },
];

test.each(states)(
  'an autosave of a published or submitted article says what it did not change: $kind',
  (status) => {
    const lineOf = (of: Parameters<typeof DraftStatus>[0]['of']) =>
      textOf(renderToString(<DraftStatus status={status} of={of} />));
    expect(lineOf('draft')).toMatch(/^Qaralama .*saxlan/);
    expect(lineOf('pending')).toMatch(/^Məqaləyə hələ düşməyib: /);
    expect(lineOf('scheduled')).toMatch(/^Məqaləyə hələ düşməyib: /);
    expect(lineOf('published')).toMatch(/^Saytda hələ görünmür: /);
    expect(lineOf('archived')).toMatch(/^Saytda hələ görünmür: /);
  },
);
