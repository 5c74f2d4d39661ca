import { expect, test } from 'vitest';
import { FRAME_ORIGINS, frameAddress } from './frame-address.ts';

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', '/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ', '/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['youtube', 'https://youtube.com/shorts/dQw4w9WgXcQ', '/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['x', 'https://x.com/FKQarabagh/status/1234567890?s=20', '/embed/Tweet.html?id=1234567890'],
  ['instagram', 'https://www.instagram.com/reel/Cabc_1-2/?igsh=x', '/reel/Cabc_1-2/embed'],
  ['telegram', 'https://t.me/gettosport/77', '/gettosport/77?embed=1'],
  ['telegram', 'https://t.me/s/gettosport/77', '/gettosport/77?embed=1'],
] as const)('%s %s', (provider, address, path) => {
  const frame = frameAddress(provider, address);
  expect(FRAME_ORIGINS.map((origin) => origin + path)).toContain(frame);
});

test.each([
  ['youtube', 'https://www.youtube.com/@kanal'],
  ['x', 'https://x.com/FKQarabagh'],
  ['instagram', 'https://www.instagram.com/qarabagh/'],
  ['telegram', 'https://t.me/gettosport'],
] as const)('%s: a profile has no frame and stays a link: %s', (provider, address) => {
  expect(frameAddress(provider, address)).toBeNull();
});
