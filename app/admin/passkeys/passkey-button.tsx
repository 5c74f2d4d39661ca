import { useEffect, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useToast } from '#app/ui/toast.tsx';
import { passkeyText } from '#az/text/admin/staff.ts';
import { problemSentence } from '#az/text/problems.ts';
import { href } from '#domain/href.ts';
import { usePasskey as askDevice, hasPasskeys } from './browser-passkey.ts';
import type { action } from './login-passkey.ts';

/** Signs in with a passkey of this device; absent where there are no scripts or no passkeys. */
export function PasskeyButton() {
  const [isKnown, setKnown] = useState(false);
  const [search] = useSearchParams();
  const fetcher = useFetcher<typeof action>();
  const showToast = useToast();
  const { data: answer, submit } = fetcher;
  const address = `${href('/admin/login/passkey')}?next=${encodeURIComponent(search.get('next') ?? '')}`;
  useEffect(() => setKnown(hasPasskeys()), []);
  useEffect(() => {
    if (answer?.problem)
      showToast({ kind: 'error', text: problemSentence(answer.problem, answer.waitMinutes) });
    if (!answer?.options) return;
    const options = answer.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    void askDevice(options).then((response) => {
      if (response !== null) void submit({ response }, { method: 'post', action: address });
    });
  }, [answer, submit, address, showToast]);
  if (!isKnown) return null;
  return (
    <Button
      type="button"
      className="mt-4 w-full"
      isBusy={fetcher.state !== 'idle'}
      onClick={() => void submit({}, { method: 'post', action: address })}
    >
      {passkeyText.signIn}
    </Button>
  );
}
