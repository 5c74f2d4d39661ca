import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { helpTopics } from '#app/declarations.ts';
import { GUIDE, guidePictures, pictureFile, writeGuide } from '../scripts/write-guide.ts';

const AGAIN = 'run node scripts/run.mjs draw-guide';

test('the editors’ guide has the text of the help in the back-office', () => {
  expect(readFileSync(GUIDE, 'utf8'), AGAIN).toBe(writeGuide());
});

test('every topic has a picture, and every picture exists', () => {
  expect(new Set(guidePictures.map(({ topic }) => topic))).toEqual(new Set(Object.keys(helpTopics)));
  const files = guidePictures.map((picture) => join(dirname(GUIDE), pictureFile(picture)));
  expect(
    files.filter((file) => !existsSync(file)),
    AGAIN,
  ).toEqual([]);
});
