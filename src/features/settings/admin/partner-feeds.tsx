import { Form } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { partnerFeedAddress } from '#features/feeds/rules/feed-addresses.ts';
import type { PartnerFeed } from '#features/feeds/rules/partner-feed.ts';
import { partnerFeedsText } from '#features/feeds/text.ts';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { CopyButton } from '#platform/admin/copy-button.tsx';
import { IntentButton } from '#platform/admin/intent-button.tsx';
import type { Refusal } from '#platform/admin/to-action-error.server.ts';
import { TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';

interface PartnerFeedsProps {
  partners: readonly PartnerFeed[];
  /** Without a trailing slash. */
  siteUrl: string;
  now: number;
  /** The refused change, with the name as it was typed. */
  refused: (Refusal & { partner: string }) | undefined;
}

/** The feeds with full texts: one secret address for each partner. Outside the form of the settings, because it has its own. */
export function PartnerFeeds({ partners, siteUrl, now, refused }: PartnerFeedsProps) {
  return (
    <section className="mt-8 grid gap-4 rounded-md border border-line bg-paper p-4" data-partner-feeds="">
      <h2 className="text-2xl">{partnerFeedsText.title}</h2>
      <p className="text-muted text-sm">{partnerFeedsText.intro}</p>
      <ProblemNotice problem={refused?.problem} />
      {partners.length === 0 && <p>{partnerFeedsText.empty}</p>}
      {partners.length > 0 && (
        <ul className="grid gap-4">
          {partners.map((partner) => (
            <Partner key={partner.key} partner={partner} siteUrl={siteUrl} now={now} />
          ))}
        </ul>
      )}
      {/* A new partner empties the field. */}
      <Form key={partners.length} method="post" noValidate className="grid max-w-md gap-3">
        <TextField
          label={partnerFeedsText.name}
          name="partner"
          autoComplete="off"
          required
          defaultValue={refused?.partner ?? ''}
          error={findFieldError(refused?.problems ?? [], 'partner')}
        />
        <IntentButton intent="createPartner" className="justify-self-start">
          {partnerFeedsText.create}
        </IntentButton>
      </Form>
    </section>
  );
}

function Partner({
  partner,
  siteUrl,
  now,
}: { partner: PartnerFeed } & Pick<PartnerFeedsProps, 'siteUrl' | 'now'>) {
  const { id, name, key, keyedAt } = partner;
  const address = siteUrl + partnerFeedAddress(key);
  return (
    <li className="grid min-w-0 gap-3 border-line border-t pt-4">
      <h3 className="text-xl wrap-anywhere">{name}</h3>
      <p className="tabular text-muted text-sm">{partnerFeedsText.keyedAt(formatListTime(keyedAt, now))}</p>
      <code className="block select-all rounded-md bg-surface p-3 text-sm wrap-anywhere">{address}</code>
      <div className="flex flex-wrap items-start gap-3">
        <CopyButton text={address} />
        <ConfirmForm
          label={partnerFeedsText.renew}
          consequence={partnerFeedsText.renewHint}
          intent="renewPartner"
          fields={{ id }}
          look="primary"
        />
        <ConfirmForm
          label={partnerFeedsText.delete}
          consequence={partnerFeedsText.deleteHint}
          intent="deletePartner"
          fields={{ id }}
        />
      </div>
    </li>
  );
}
