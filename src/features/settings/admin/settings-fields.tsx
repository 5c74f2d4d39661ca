import type { ReactNode } from 'react';
import { formatListTime } from '#az/format/dates.ts';
import { contactText } from '#features/contact/text.ts';
import type { Problem } from '#platform/errors.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { CheckField, findFieldError, TextField } from '#platform/ui/field.tsx';
import { hoursLines, imprintFacts, type SiteSettings, socialChannels } from '../rules/site-settings.ts';
import type { SettingsState } from '../rules/stored-settings.ts';
import { settingsText } from '../text.ts';

interface SettingsFieldsProps {
  typed: TypedFields;
  problems: readonly Problem[];
  changes: SettingsState['changes'];
  /** The store name that the site uses now. */
  storeName: string;
  now: number;
}

/** All settings in groups. Each group shows its last change. */
export function SettingsFields({ typed, problems, changes, storeName, now }: SettingsFieldsProps) {
  const field = (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: findFieldError(problems, name),
  });
  const { group } = settingsText;
  const shared = { changes, now };
  return (
    <>
      <SettingsGroup title={group.names} settings={['siteName', 'storeName']} {...shared}>
        <TextField label={settingsText.siteName} hint={settingsText.siteNameHint} {...field('siteName')} />
        <TextField
          label={settingsText.storeName}
          hint={settingsText.storeNameHint(storeName)}
          autoCapitalize="none"
          {...field('storeName')}
        />
      </SettingsGroup>
      <SettingsGroup title={group.contacts} settings={['email', 'phone', 'address']} {...shared}>
        <TextField label={settingsText.email} type="email" required {...field('email')} />
        <TextField label={settingsText.phone} type="tel" {...field('phone')} />
        <TextField label={settingsText.address} required fieldClass="sm:col-span-2" {...field('address')} />
      </SettingsGroup>
      <SettingsGroup title={group.hours} settings={['hours']} {...shared}>
        {hoursLines.map((line) => (
          <TextField
            key={line}
            label={settingsText.hours[line]}
            placeholder={contactText.hours[line]}
            {...field(`hours.${line}`)}
          />
        ))}
      </SettingsGroup>
      <SettingsGroup title={group.social} hint={settingsText.socialHint} settings={['social']} {...shared}>
        {socialChannels.map((channel) => (
          <TextField
            key={channel}
            label={settingsText.social[channel]}
            inputMode="url"
            placeholder="https://"
            {...field(`social.${channel}`)}
          />
        ))}
      </SettingsGroup>
      <SettingsGroup title={group.imprint} hint={settingsText.imprintHint} settings={['imprint']} {...shared}>
        {imprintFacts.map((fact) => (
          <TextField key={fact} label={settingsText.imprint[fact]} {...field(`imprint.${fact}`)} />
        ))}
      </SettingsGroup>
      <SettingsGroup title={group.analytics} settings={['analyticsScript', 'analyticsHosts']} {...shared}>
        <TextField
          label={settingsText.analyticsScript}
          hint={settingsText.analyticsHint}
          inputMode="url"
          fieldClass="sm:col-span-2"
          {...field('analyticsScript')}
        />
        <TextField
          label={settingsText.analyticsHosts}
          hint={settingsText.analyticsHostsHint}
          inputMode="url"
          autoCapitalize="none"
          fieldClass="sm:col-span-2"
          {...field('analyticsHosts')}
        />
      </SettingsGroup>
      <SettingsGroup title={group.comments} settings={['commentDays', 'commentReports']} {...shared}>
        <TextField
          label={settingsText.commentDays}
          hint={settingsText.commentDaysHint}
          inputMode="numeric"
          {...field('commentDays')}
        />
        <TextField
          label={settingsText.commentReports}
          hint={settingsText.commentReportsHint}
          inputMode="numeric"
          {...field('commentReports')}
        />
      </SettingsGroup>
      <SettingsGroup
        title={group.crawlers}
        hint={settingsText.allowAiCrawlersHint}
        settings={['allowAiCrawlers']}
        {...shared}
      >
        <CheckField
          label={settingsText.allowAiCrawlers}
          name="allowAiCrawlers"
          value="1"
          defaultChecked={Boolean(typed.allowAiCrawlers)}
        />
      </SettingsGroup>
      <SettingsGroup
        title={group.security}
        hint={settingsText.requireSecondFactorHint}
        settings={['requireSecondFactor']}
        {...shared}
      >
        <CheckField
          label={settingsText.requireSecondFactor}
          name="requireSecondFactor"
          value="1"
          defaultChecked={Boolean(typed.requireSecondFactor)}
        />
      </SettingsGroup>
    </>
  );
}

interface SettingsGroupProps {
  title: string;
  hint?: string;
  /** The settings in this group. The last change of any of them is shown. */
  settings: readonly (keyof SiteSettings)[];
  changes: SettingsState['changes'];
  now: number;
  children: ReactNode;
}

function SettingsGroup({ title, hint, settings, changes, now, children }: SettingsGroupProps) {
  const last = settings
    .flatMap((name) => changes[name] ?? [])
    .sort((a, b) => b.at - a.at)
    .at(0);
  return (
    <fieldset className="grid min-w-0 items-start gap-4 rounded-md border border-line bg-paper p-4 sm:grid-cols-2">
      <legend className="px-1 font-headline text-2xl">{title}</legend>
      {hint && <p className="text-muted text-sm sm:col-span-2">{hint}</p>}
      {children}
      {last && (
        <p className="tabular text-muted text-sm sm:col-span-2">
          {settingsText.lastChange(last.by ?? settingsText.gone, formatListTime(last.at, now))}
        </p>
      )}
    </fieldset>
  );
}
