import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { hotp } from '../../kit/site/second-factor.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { newVisitor } from '../../kit/site/visitor.ts';

const BEFORE = 'the secret until now has more than thirty-two characters';
const SEED = newId();

test('a site that starts with another AUTH_SECRET and is told the old one accepts the codes of before', async () => {
  let email = '';
  const site = await startSite({
    engine: siteEngine(),
    env: {
      AUTH_SECRET: 'the secret that follows has more than thirty-two characters',
      AUTH_SECRET_BEFORE: BEFORE,
    },
    async fill(db) {
      const staff = await writeStaff(db, 'admin');
      ({ email } = staff);
      const secret = await symmetricEncrypt({ key: BEFORE, data: SEED });
      await db
        .insertInto('staff_two_factor')
        .values({
          id: newId(),
          staff_id: staff.id,
          secret,
          backup_codes: '[]',
          verified: true,
          failed_verification_count: 0,
        })
        .execute();
      await db.updateTable('staff').set({ two_factor_enabled: true }).where('id', '=', staff.id).execute();
    },
  });
  const visitor = newVisitor(site);
  const asked = await visitor.post('/admin/login', { email, password: PASSWORD });
  const code = hotp(SEED, Math.floor(Date.now() / 30_000));
  const entered = await visitor.post(asked.headers.get('location') ?? '', { code });
  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/admin']);
  await site.stop();
});
