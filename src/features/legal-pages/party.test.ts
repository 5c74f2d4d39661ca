import { expect, test } from 'vitest';
import type { LegalParty } from './text.ts';
import { privacyPolicy, termsOfUse } from './text.ts';

const party: LegalParty = {
  site: 'Qəzet',
  company: 'Qəzet MMC',
  address: 'Bakı',
  email: 'redaksiya@example.az',
};

test.each([
  ['terms', termsOfUse],
  ['privacy', privacyPolicy],
])('%s contain the taxpayer number only when there is one', (_, pageOf) => {
  const before = JSON.stringify(pageOf(party));
  expect(before).not.toMatch(/VÖEN|undefined/);
  expect(before).toContain('Qəzet MMC');
  expect(JSON.stringify(pageOf({ ...party, voen: '1234567890' }))).toMatch(/VÖEN:? 1234567890/);
});
