import { data, Form, useNavigation } from 'react-router';
import { listPartnerFeeds } from '#features/feeds/rules/list-partner-feeds.ts';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { getSettingsState } from '../rules/get-settings-state.ts';
import { updateSettings } from '../rules/update-settings.ts';
import { settingsText } from '../text.ts';
import type { Route } from './+types/settings.ts';
import { changePartnerFeeds } from './change-partner-feeds.server.ts';
import { PartnerFeeds } from './partner-feeds.tsx';
import { readSettingsForm } from './read-settings-form.ts';
import { SettingsConflict } from './settings-conflict.tsx';
import { SettingsFields } from './settings-fields.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, config, now } = servicesOf(context);
  const state = await getSettingsState(db, { actor });
  const partners = await listPartnerFeeds(db, { actor });
  const { storeName, siteUrl } = config;
  return { ...state, partners, storeName, siteUrl, now: now() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await request.formData();
  if (form.has('intent')) return changePartnerFeeds(form, { actor, services: servicesOf(context) });
  const settings = readSettingsForm(form);
  const version = Number(form.get('version'));
  const { db, now, newId } = servicesOf(context);
  try {
    await updateSettings(db, { actor, settings, version, now: now(), newId });
    return redirectWithToast(href('/admin/settings'), 'settings.saved');
  } catch (error) {
    const { data: refusal, init } = toActionError(error);
    const stored = refusal.problem === 'settings.conflict' ? await getSettingsState(db, { actor }) : null;
    return data({ ...refusal, settings, version, stored }, init ?? undefined);
  }
}

/** The settings of the site. For admins. */
export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { partners, storeName, siteUrl, now } = loaderData;
  const { formData } = useNavigation();
  const isBusy = formData?.has('version') ?? false;
  const refused = actionData && 'settings' in actionData ? actionData : undefined;
  const refusedPartner = actionData && 'partner' in actionData ? actionData : undefined;
  const stored = refused?.stored;
  const { changes } = stored ?? loaderData;
  const shown = refused?.settings ?? loaderData.settings;
  // After a conflict the next save is based on the version whose changes are shown.
  const version = stored?.version ?? refused?.version ?? loaderData.version;
  return (
    <div className="max-w-4xl">
      <PageHead title={settingsText.title} />
      <Form key={version} method="post" noValidate className="grid gap-6">
        <p className="text-muted">{settingsText.intro}</p>
        {stored && <SettingsConflict typed={shown} version={refused.version} stored={stored} now={now} />}
        {refused && refused.problems.length > 0 && <Notice kind="error">{settingsText.fixErrors}</Notice>}
        <FormGuard isUnsaved={refused !== undefined} />
        <input type="hidden" name="version" value={version} />
        <SettingsFields
          settings={shown}
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
