import { expect, test } from 'vitest';
import { addTags } from './tags-card.tsx';

test('empty tags and other spellings of a known tag are ignored', () => {
  expect(addTags(['Qarabağ'], '  Zirə ')).toEqual(['Qarabağ', 'Zirə']);
  expect(addTags(['Qarabağ'], 'qarabag')).toEqual(['Qarabağ']);
  expect(addTags(['Qarabağ'], '   ')).toEqual(['Qarabağ']);
  expect(addTags([], 'A millisi, a  millisi, , U-21')).toEqual(['A millisi', 'U-21']);
});
