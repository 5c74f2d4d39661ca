import { secondFactorText } from '../text.ts';

/** The recovery codes. They are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <h2 className="text-2xl">{secondFactorText.recoveryTitle}</h2>
      <p className="text-sm">{secondFactorText.recoveryHint}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
