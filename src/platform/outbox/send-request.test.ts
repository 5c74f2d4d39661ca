import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECOND } from '#az/format/durations.ts';
import { sendRequest } from './send-request.ts';

/** Answers with the status that the path names. */
const server = createServer(({ url = '', socket }, response) => {
  const [status = '', wait] = url.slice(1).split('-');
  if (status === 'end') return void socket.destroy();
  response.writeHead(Number(status), wait === undefined ? {} : { 'retry-after': wait }).end('text');
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const send = (path: string) => sendRequest(`${address}/${path}`, { method: 'POST', allowPrivate: true });

it.each([
  ['200', { outcome: 'sent' }],
  ['299', { outcome: 'sent' }],
  ['300', { outcome: 'refused' }],
  ['400', { outcome: 'refused' }],
  ['408', { outcome: 'failed' }],
  ['429', { outcome: 'wait', retryAfterMs: null }],
  ['429-5', { outcome: 'wait', retryAfterMs: 5 * SECOND }],
  ['499', { outcome: 'refused' }],
  ['500', { outcome: 'failed' }],
  ['500-5', { outcome: 'failed' }],
  ['503', { outcome: 'failed' }],
  ['503-5', { outcome: 'wait', retryAfterMs: 5 * SECOND }],
])('an answer %s means %j', async (path, result) => {
  expect(await send(path)).toEqual({ ...result, response: path.slice(0, 3) });
});

it('a receiver that ends the connection may have got the request', async () => {
  expect(await send('end')).toEqual({ outcome: 'interrupted', response: 'interrupted' });
});

it('a receiver that cannot be reached is asked again later, one of a private network never', async () => {
  const closed = 'http://127.0.0.1:1/';
  expect(await sendRequest(closed, { allowPrivate: true })).toEqual({
    outcome: 'wait',
    response: 'unreachable',
    retryAfterMs: null,
  });
  expect(await sendRequest(closed, { allowPrivate: false })).toMatchObject({ outcome: 'refused' });
});

it('a channel may read more than the status of an answer', async () => {
  const describe = (body: string) => (answer: { body: Buffer }) =>
    answer.body.toString() === body ? ({ outcome: 'skipped', response: body } as const) : null;
  const read = (body: string) => sendRequest(`${address}/200`, { allowPrivate: true }, describe(body));
  expect(await read('text')).toEqual({ outcome: 'skipped', response: 'text' });
  expect(await read('other')).toEqual({ outcome: 'sent', response: '200' });
});
