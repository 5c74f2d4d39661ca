import { Form, redirect, useNavigation } from 'react-router';
import { listPartnerFeeds } from '#features/feeds/rules/list-partner-feeds.ts';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey, RecordConflictNotice } from '#platform/records/admin/record-form.tsx';
import { formatTyped, readTyped } from '#platform/records/record.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { getSettingsState } from '../rules/get-settings-state.ts';
import { settingsRecord, toSettingsValues } from '../rules/settings-record.ts';
import { SETTINGS_ID } from '../rules/stored-settings.ts';
import { updateSettings } from '../rules/update-settings.ts';
import { settingsText } from '../text.ts';
import type { Route } from './+types/settings.ts';
import { changePartnerFeeds } from './change-partner-feeds.server.ts';
import { PartnerFeeds } from './partner-feeds.tsx';
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
      ...{ rules: settingsRecord, intent, typed, version, read },
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
