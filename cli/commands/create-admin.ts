import { createFirstAdmin } from '#features/accounts/rules/create-staff.ts';
import { hashPassword } from '#features/accounts/rules/password-hash.ts';
import { cleanStaffInput, listStaffProblems } from '#features/accounts/rules/staff-input.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/create-id.ts';
import { InvalidInput } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { createToken } from '#platform/sessions/secret-token.ts';
import type { AddCommand } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const addCreateAdmin: AddCommand = (program) => {
  program
    .command('create-admin')
    .description('Make an account an admin. A new account gets a password that is printed once.')
    .argument('<email>', 'the address that signs in')
    .option('--name <name>', 'the name of a new account; the part before the @ by default')
    .option('--json', 'print the account as JSON')
    .action(async (address: string, { name, json }: { name?: string; json?: true }) => {
      const clean = cleanStaffInput({ email: address, name: name ?? address.split('@')[0] ?? '' });
      const problems = listStaffProblems(clean);
      if (problems.length > 0) throw new InvalidInput(problems);
      const password = createToken(newId);
      const passwordHash = await hashPassword(password);
      const account = await withDatabase(async (db, { siteUrl }) => {
        const outcome = await createFirstAdmin(db, { ...clean, passwordHash, now: now(), newId });
        return {
          email: clean.email,
          isNew: outcome === 'created',
          isReopened: outcome === 'reopened',
          password: outcome === 'created' ? password : null,
          address: `${siteUrl}${href('/admin/login')}`,
        };
      });
      process.stdout.write(`${json ? JSON.stringify(account) : formatAccount(account)}\n`);
    });
};

function formatAccount(account: {
  email: string;
  isReopened: boolean;
  password: string | null;
  address: string;
}): string {
  const { email, isReopened, password, address } = account;
  if (password !== null) return `${email} is an admin. One-time password: ${password}, at ${address}`;
  return isReopened
    ? `${email} was closed by an admin. It is open again, is an admin now and keeps its password.`
    : `${email} is an admin now and keeps its password.`;
}
