import { Form, useNavigation } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { secondFactorText } from '../text.ts';
import type { SecondFactorSetupData } from './change-second-factor.server.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Shows the key for the app and the recovery codes, and asks for a first code of the app. */
export function SecondFactorSetup({
  setup,
  problem,
}: {
  setup: SecondFactorSetupData;
  problem?: string | null;
}) {
  const isBusy = useNavigation().state === 'submitting';
  const { uri, key, qr, codes } = setup;
  return (
    <Form method="post" noValidate className="grid gap-5">
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="uri" value={uri} />
      {codes.map((code) => (
        <input key={code} type="hidden" name="recovery" value={code} />
      ))}
      <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={secondFactorText.qrLabel}
          shapeRendering="crispEdges"
          className="size-52 rounded-md bg-white text-night"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <div className="grid gap-2">
          <p>{secondFactorText.scan}</p>
          <p className="break-all text-sm">
            {secondFactorText.key}: <code>{key}</code>
          </p>
        </div>
      </div>
      <RecoveryCodes codes={codes} />
      <TextField
        label={secondFactorText.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problem}
        className="tabular max-w-48 text-xl tracking-widest"
        required
      />
      <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
        {secondFactorText.confirm}
      </Button>
    </Form>
  );
}
