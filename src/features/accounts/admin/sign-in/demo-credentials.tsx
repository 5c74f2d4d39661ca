import { roleNames } from '#platform/text/roles.ts';
import type { DemoAccount } from '../../rules/create-demo-staff.ts';
import { loginText } from '../../text.ts';

/** Shows the credentials of the demo accounts (spec §2.4). On other sites the server sends none. */
export function DemoCredentials({ accounts }: { accounts: readonly DemoAccount[] }) {
  const [first, ...others] = accounts;
  if (!first) return null;
  return (
    <div className="grid gap-2 rounded-md border border-line border-dashed p-4 text-sm">
      <h2 className="text-xl">{loginText.demo}</h2>
      <Credentials account={first} />
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-accent">
            {loginText.demoOthers}
          </summary>
          <div className="grid gap-3">
            {others.map((account) => (
              <Credentials key={account.email} account={account} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Credentials({ account }: { account: DemoAccount }) {
  return (
    <dl className="grid gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-muted">{roleNames[account.role]}</dt>
      <dd className="break-all">
        <code>{account.email}</code>
      </dd>
      <dt className="text-muted">{loginText.password}</dt>
      <dd className="break-all">
        <code>{account.password}</code>
      </dd>
    </dl>
  );
}
