import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The forms of secrets that people commit by mistake. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]{1,12} ){0,2}PRIVATE KEY-----/,
  'AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{60}/,
  'Slack token': /\bxox[abprs]-[0-9A-Za-z-]{20}/,
  'Google key': /\bAIza[0-9A-Za-z_-]{35}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Stripe key': /\b[rs]k_live_[0-9A-Za-z]{20}/,
  'Telegram bot token': /\b\d{8,10}:AA[\w-]{33}\b/,
  'JSON Web Token': /\beyJ[\w-]{20,200}\.eyJ[\w-]{20,2000}\.[\w-]{20}/,
  'password in an address': /\b(?:postgres(?:ql)?|smtps?):\/\/[^\s:@/'"`$<{]{1,80}:[^\s:@/'"`$<{]{12,80}@/,
};
const EXAMPLES = ['AKIA' + 'ABCDEFGHIJKLMNOP', '-----BEGIN ' + 'RSA PRIVATE KEY-----'];
/** Folders with sources. What a build, a run or an installation writes is elsewhere. */
const FOLDERS = '{src,tests,scripts,cli,bench,torture,deploy,docs,public,.ci}/**/*';
const MAX_BYTES = 2_000_000;

test('no file has a secret in it', () => {
  const found: string[] = [];
  const files = [...globSync([FOLDERS, '*.{json,ts,md,yaml}', 'Dockerfile', '.env.example', '.npmrc'])];
  expect(files.length).toBeGreaterThan(2000);
  for (const file of files) {
    const stat = statSync(file);
    if (!stat.isFile() || stat.size > MAX_BYTES) continue;
    const text = readFileSync(file, 'latin1');
    for (const [name, pattern] of Object.entries(SECRETS))
      if (pattern.test(text)) found.push(`${file}: ${name}`);
  }
  expect(found).toEqual([]);
  for (const example of EXAMPLES)
    expect(
      Object.values(SECRETS).some((pattern) => pattern.test(example)),
      example,
    ).toBe(true);
});
