import { expect, test } from 'vitest';
import { findMaxConnections } from './max-connections.ts';

const limitsOf = (soft: string) => `Limit                     Soft Limit           Hard Limit           Units
Max cpu time              unlimited            unlimited            seconds
Max open files            ${soft.padEnd(20)} 524288               files
Max locked memory         8388608              8388608              bytes
`;

test.each([
  ['20000', 19_500],
  ['1024', 524],
  ['300', 150],
])('a process with %s files keeps some for its own work', (soft, most) => {
  expect(findMaxConnections(limitsOf(soft))).toBe(most);
});

test.each(['', limitsOf('unlimited')])('a limit that is not known is none', (limits) => {
  expect(findMaxConnections(limits)).toBeUndefined();
});
