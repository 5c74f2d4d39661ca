import { Form, redirect, useNavigation } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { partnerFeedAddress } from '#features/feeds/rules/feed-addresses.ts';
import {
  createPartnerFeed,
  deletePartnerFeed,
  listPartnerFeeds,
  type PartnerFeed,
  renewPartnerFeed,
} from '#features/feeds/rules/partner-feeds.ts';
import { partnerFeedsText } from '#features/feeds/text.ts';
import { type Refusal, redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm, IntentButton } from '#platform/admin/action-buttons.tsx';
import { CopyButton } from '#platform/admin/copy-button.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { type Services, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey, RecordConflictNotice } from '#platform/records/admin/record-form.tsx';
import { formatTyped, readTyped } from '#platform/records/record.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { settingsRecord, toSettingsValues } from '../rules/settings-record.ts';
import { getSettingsState, SETTINGS_ID } from '../rules/stored-settings.ts';
import { updateSettings } from '../rules/update-settings.ts';
import { settingsText } from '../text.ts';
import type { Route } from './+types/settings.ts';
import { SettingsFields } from './settings-fields.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, config, now } = servicesOf(context);
  const { settings, ...state } = await getSettingsState(db, { actor });
  const typed = formatTyped(settingsRecord, toSettingsValues(settings));
  const partners = await listPartnerFeeds(db, { actor });
  const { storeName, siteUrl } = config;
  return { ...state, typed, partners, storeName, siteUrl, now: now() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? 'update');
  if (intent === 'theirs') return redirect(href('/admin/settings'));
  if (intent !== 'update') return changePartnerFeeds(form, { actor, services: servicesOf(context) });
  // A field that was not sent has its default.
  const typed = { ...readTyped(settingsRecord, form) };
  for (const [name, { initial = '' }] of Object.entries(settingsRecord.fields))
    if (!form.has(name)) typed[name] = initial;
  const version = Number(form.get('version'));
  const { db, now, newId } = servicesOf(context);
  try {
    await updateSettings(db, { actor, typed, version, now: now(), newId });
    return redirectWithToast(href('/admin/settings'), 'settings.saved');
  } catch (error) {
    const read = async () => {
      const stored = await getSettingsState(db, { actor });
      return { id: SETTINGS_ID, version: stored.version, values: toSettingsValues(stored.settings) };
    };
    return refuseChange(db, error, {
      rules: settingsRecord,
      intent,
      typed,
      version,
      read,
      fromLogged: toSettingsValues,
    });
  }
}

/** The settings of the site. For admins. */
export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { partners, storeName, siteUrl, changes, now } = loaderData;
  const { formData } = useNavigation();
  const isBusy = formData?.has('version') ?? false;
  const refused = actionData && 'typed' in actionData ? actionData : undefined;
  const refusedPartner = actionData && 'partner' in actionData ? actionData : undefined;
  const conflict = refused?.conflict;
  // A form with a mistake stays based on its own version.
  const version = conflict?.version ?? refused?.version ?? loaderData.version;
  return (
    <div className="max-w-4xl">
      <PageHead title={settingsText.title} />
      <Form key={formKey('settings', version, refused)} method="post" noValidate className="grid gap-6">
        <p className="text-muted">{settingsText.intro}</p>
        {conflict && <RecordConflictNotice record={settingsRecord} conflict={conflict} now={now} />}
        {refused && refused.problems.length > 0 && <Notice kind="error">{settingsText.fixErrors}</Notice>}
        <FormGuard isUnsaved={refused !== undefined} />
        <input type="hidden" name="version" value={version} />
        <SettingsFields
          typed={conflict?.typed ?? refused?.typed ?? loaderData.typed}
          problems={refused?.problems ?? []}
          changes={changes}
          storeName={storeName}
          now={now}
        />
        <div className="sticky bottom-0 border-line border-t bg-paper py-3">
          <Button type="submit" look="primary" isBusy={isBusy}>
            {settingsText.save}
          </Button>
        </div>
      </Form>
      <PartnerFeeds partners={partners} siteUrl={siteUrl} now={now} refused={refusedPartner} />
    </div>
  );
}

interface PartnerFeedsProps {
  partners: readonly PartnerFeed[];
  /** Without a trailing slash. */
  siteUrl: string;
  now: number;
  /** The refused change, with the name as it was typed. */
  refused: (Refusal & { partner: string }) | undefined;
}

/** The feeds with full texts: one secret address for each partner. Outside the form of the settings, because it has its own. */
function PartnerFeeds({ partners, siteUrl, now, refused }: PartnerFeedsProps) {
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

/** Creates, renews or switches off the feed of a partner, and shows the settings screen again. */
async function changePartnerFeeds(
  form: FormData,
  { actor, services }: { actor: Actor; services: Pick<Services, 'db' | 'now' | 'newId'> },
) {
  const { db, now, newId } = services;
  const change = { actor, id: String(form.get('id') ?? ''), now: now(), newId };
  const partner = String(form.get('partner') ?? '');
  const screen = href('/admin/settings');
  try {
    switch (form.get('intent')) {
      case 'createPartner':
        await createPartnerFeed(db, { ...change, name: partner });
        return redirectWithToast(screen, 'partnerFeed.created');
      case 'renewPartner':
        await renewPartnerFeed(db, change);
        return redirectWithToast(screen, 'partnerFeed.renewed');
      case 'deletePartner':
        await deletePartnerFeed(db, change);
        return redirectWithToast(screen, 'partnerFeed.deleted');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return toActionError(error, { partner });
  }
}
