import { useEffect, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { passkeyText, secondFactorText } from '../text.ts';
import { canUsePasskeys, createPasskey } from './browser-passkey.ts';
import { PasswordField } from './sign-in/password-field.tsx';

interface NewPasskeyProps {
  /** The server sends them after the password. The device is then asked for the passkey at once. */
  options: Record<string, unknown> | null;
  name: string;
  problem: string | null;
  isAboutName: boolean;
}

/** The form for a new passkey: the user enters a name and the password, then the device creates the passkey. */
export function NewPasskey({ options, name, problem, isAboutName }: NewPasskeyProps) {
  const [state, setState] = useState<'unknown' | 'known' | 'unsupported' | 'refused'>('unknown');
  const submit = useSubmit();
  const isBusy = useNavigation().formData?.get('intent') === 'start';
  useEffect(() => setState(canUsePasskeys() ? 'known' : 'unsupported'), []);
  useEffect(() => {
    if (options === null) return;
    void createPasskey(options as unknown as PublicKeyCredentialCreationOptionsJSON).then((response) => {
      if (response === null) setState('refused');
      else void submit({ intent: 'finish', name, response }, { method: 'post' });
    });
  }, [options, name, submit]);
  if (state === 'unsupported') return <Notice>{passkeyText.unsupported}</Notice>;
  const isWaiting = options !== null && state !== 'refused';
  return (
    <Form method="post" noValidate className="grid gap-3 rounded-md border border-line bg-paper p-4">
      <noscript>
        <Notice>{passkeyText.noScript}</Notice>
      </noscript>
      {state === 'refused' && <ProblemNotice problem="passkey.failed" />}
      {isWaiting && <Notice>{passkeyText.waiting}</Notice>}
      <input type="hidden" name="intent" value="start" />
      <TextField
        label={passkeyText.name}
        name="name"
        hint={passkeyText.nameHint}
        defaultValue={name}
        autoComplete="off"
        error={isAboutName ? problem : null}
        required
      />
      <PasswordField
        label={secondFactorText.confirmPassword}
        name="password"
        error={isAboutName ? null : problem}
      />
      <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
        {passkeyText.add}
      </Button>
    </Form>
  );
}
