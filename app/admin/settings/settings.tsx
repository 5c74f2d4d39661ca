import { data, Form, useNavigation } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { requireStaff } from '#app/session.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { problemText } from '#az/text/problems.ts';
import { settingsText } from '#az/text/settings.ts';
import { getSettingsState } from '#domain/settings/get-settings-state.ts';
import { redirectWithToast } from '../flash.server.ts';
import { FormGuard } from '../parts/form-guard.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { tellProblems } from '../tell-problems.server.ts';
import type { Route } from './+types/settings.ts';
import { readSettingsForm } from './read-settings-form.ts';
import { saveSettings } from './save-settings.server.ts';
import { SettingsFields } from './settings-fields.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff(request, context, 'admin');
  const { db, config, now } = servicesOf(context);
  const state = await getSettingsState(db, { actor });
  return { ...state, storeName: config.storeName, now: now() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireStaff(request, context, 'admin');
  const form = await request.formData();
  try {
    const clash = await saveSettings(context, { actor, form });
    if (clash === null) return redirectWithToast('/admin/settings', 'settings.saved');
    return data({ ...clash, problem: 'settings.merged' as const, began: null }, { status: 409 });
  } catch (error) {
    const { data: refusal, init } = tellProblems(error);
    // What somebody else saves meanwhile must not look like this form's beginning.
    const began = { version: Number(form.get('version')), base: String(form.get('base')) };
    return data({ ...refusal, settings: readSettingsForm(form), began }, init ?? undefined);
  }
}

/** What the paper says about itself, and the rules of the house. For admins. */
export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, changes, storeName, now } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  const shown = actionData?.settings ?? settings;
  const { version, base } = actionData?.began ?? {
    version: loaderData.version,
    base: JSON.stringify(settings),
  };
  return (
    <div className="max-w-4xl">
      <PageHead title={settingsText.title}>
        <ButtonLink to="/admin/settings/mail">{settingsText.toMail}</ButtonLink>
      </PageHead>
      <Form key={version} method="post" noValidate className="grid gap-6">
        <p className="text-muted">{settingsText.intro}</p>
        {actionData?.problem && <Notice kind="wrong">{problemText[actionData.problem]}</Notice>}
        {actionData && !actionData.problem && actionData.problems.length > 0 && (
          <Notice kind="wrong">{settingsText.fixErrors}</Notice>
        )}
        <FormGuard isUnsaved={actionData !== undefined} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="base" value={base} />
        <SettingsFields
          settings={shown}
          current={settings}
          problems={actionData?.problems ?? []}
          changes={changes}
          storeName={storeName}
          now={now}
        />
        <div className="sticky bottom-0 border-line border-t bg-paper py-3">
          <Button type="submit" look="primary" busy={isBusy}>
            {settingsText.save}
          </Button>
        </div>
      </Form>
    </div>
  );
}
