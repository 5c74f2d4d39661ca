import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from '../content/accounts.ts';
import type { Visitor } from './visitor.ts';

/** Turns on the second factor of a signed-in visitor. Resolves with the URI for an authenticator app. */
export async function turnOnSecondFactor(visitor: Visitor): Promise<{ uri: string }> {
  const page = '/admin/second-factor';
  const setup = await (await visitor.post(page, { intent: 'start', password: PASSWORD })).text();
  const uri = /name="uri" value="([^"]+)"/.exec(setup)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const recovery = /name="recovery" value="([^"]+)"/.exec(setup)?.[1] ?? '';
  const answer = await visitor.post(page, { intent: 'confirm', uri, recovery, code: await codeOf(uri) });
  if (answer.status !== 302) throw new Error(`The second factor is not on: ${answer.status}`);
  return { uri };
}

const PERIOD_MS = 30_000;
/** The time step of the last code for each URI: every code works once. */
const given = new Map<string, number>();

/**
 * A new code of an authenticator app: the current one, or the next, which is accepted too, or a later one after waiting.
 */
export async function codeOf(uri: string): Promise<string> {
  const stepNow = () => Math.floor(Date.now() / PERIOD_MS);
  const step = Math.max(stepNow(), (given.get(uri) ?? 0) + 1);
  given.set(uri, step);
  while (step > stepNow() + 1) await sleep(100);
  return hotp(secretOf(uri), step);
}

/** The code of six digits that an authenticator app computes (RFC 4226), without the library that checks it. */
export function hotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(19) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

export function secretOf(uri: string): string {
  const text = new URL(uri).searchParams.get('secret') ?? '';
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString();
}
