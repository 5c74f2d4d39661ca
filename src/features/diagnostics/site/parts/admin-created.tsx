import { href } from '#platform/http/href.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { createAdminText, diagnosticsText } from '../../text.ts';

/** The new admin's email and the generated password, which is shown only once. No password: the account had its own. */
export function AdminCreated({ admin }: { admin: { email: string; password: string | null } }) {
  return (
    <div className="grid max-w-xl gap-4">
      <Notice kind="success">{diagnosticsText.created}</Notice>
      <dl className="grid gap-3 rounded-md border border-line bg-paper p-4">
        <div>
          <dt className="text-muted text-sm">{createAdminText.email}</dt>
          <dd className="font-semibold">{admin.email}</dd>
        </div>
        {admin.password && (
          <div>
            <dt className="text-muted text-sm">{createAdminText.password}</dt>
            <dd>
              <code className="select-all text-lg">{admin.password}</code>
            </dd>
          </div>
        )}
      </dl>
      <p>{admin.password ? createAdminText.passwordOnce : createAdminText.passwordKept}</p>
      <SignInLink />
    </div>
  );
}

export function AdminExists() {
  return (
    <div className="grid max-w-xl gap-4">
      <Notice>
        <strong>{diagnosticsText.exists}</strong>
        <p>{createAdminText.existsText}</p>
      </Notice>
      <SignInLink />
    </div>
  );
}

function SignInLink() {
  return (
    <p>
      <a href={href('/admin/login')} className="inline-flex min-h-11 items-center text-accent underline">
        {createAdminText.signIn}
      </a>
    </p>
  );
}
