import { useEffect, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { passkeyText } from '../text.ts';
import { canUsePasskeys, signWithPasskey } from './browser-passkey.ts';
import type { action } from './login-passkey.ts';
import { formatSignInProblem } from './sign-in/format-sign-in-problem.ts';

/** Signs in with a passkey. Not rendered without scripts or in a browser without passkeys. */
export function PasskeyButton() {
  const [isSupported, setSupported] = useState(false);
  const [search] = useSearchParams();
  const fetcher = useFetcher<typeof action>();
  const showToast = useToast();
  const { data: answer, submit } = fetcher;
  const address = `${href('/admin/login/passkey')}?next=${encodeURIComponent(search.get('next') ?? '')}`;
  useEffect(() => setSupported(canUsePasskeys()), []);
  useEffect(() => {
    if (answer?.problem)
      showToast({ kind: 'error', text: formatSignInProblem(answer.problem, answer.waitMinutes) });
    if (!answer?.options) return;
    const options = answer.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    void signWithPasskey(options).then((response) => {
      if (response !== null) submit({ response }, { method: 'post', action: address }).catch(ignoreAbort);
    });
  }, [answer, submit, address, showToast]);
  if (!isSupported) return null;
  return (
    <Button
      type="button"
      className="mt-4 w-full"
      isBusy={fetcher.state !== 'idle'}
      onClick={() => {
        submit({}, { method: 'post', action: address }).catch(ignoreAbort);
      }}
    >
      {passkeyText.signIn}
    </Button>
  );
}

/**
 * The second step may begin while the router still reads the page again after the first one. The router then aborts the
 * first step, whose answer has arrived already.
 */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
