/**
 * Runs as its own process: opens streams of a site and holds them. Sends `open` when all of them are open, and after every
 * message of its parent `{ marker }` the times (epoch ms) at which the streams received that text.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface StreamLoad {
  port: number;
  path: string;
  streams: number;
}

/** Connections that are opened at once. More would overflow the queue of the server's socket. */
const AT_ONCE = 100;
/** Nobody waits longer for a message. */
const PATIENCE_MS = 10_000;

const load: StreamLoad = JSON.parse(process.argv[2] ?? '{}');
const request = `GET ${load.path} HTTP/1.1\r\nHost: 127.0.0.1:${load.port}\r\n\r\n`;
let marker = '';
let received: number[] = [];

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1', () => socket.write(request));
    let seen = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      resolve(socket);
      if (marker !== '' && seen !== marker && text.includes(marker)) {
        seen = marker;
        received.push(Date.now());
      }
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A stream was closed')));
  });
}

for (let opened = 0; opened < load.streams; opened += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, load.streams - opened) }, open));
process.send?.('open');

process.on('message', async (message: { marker: string }) => {
  marker = message.marker;
  received = [];
  const deadline = Date.now() + PATIENCE_MS;
  process.send?.('waiting');
  while (received.length < load.streams && Date.now() < deadline) await sleep(20);
  process.send?.(received);
});
process.on('disconnect', () => process.exit());
