import { twoDigits } from '#az/format/baku-time.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { primaryLook } from '#platform/ui/button.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { pushText } from '../text.ts';
import type { Route } from './+types/push.ts';
import { PushButton } from './parts/push-button.tsx';

export function loader({ context }: Route.LoaderArgs) {
  showsScopes(context, 'settings');
  return { site: servicesOf(context).config };
}

/** What this browser follows. The page is the same for everybody; `push-page.ts` adds what only the browser knows. */
export default function PushPage({ loaderData: { site } }: Route.ComponentProps) {
  return (
    <div data-push-page className="mx-auto grid max-w-2xl grid-cols-1 gap-8 py-8">
      <PageMeta
        title={`${pushText.title} – ${site.siteName}`}
        description={pushText.description}
        address={site.siteUrl + href('/push')}
      />
      <header>
        <h1 className="text-4xl">{pushText.title}</h1>
        <p className="mt-4 text-lg">{pushText.intro}</p>
        <noscript>
          <p className="mt-4 border-warning border-s-4 bg-surface p-3">{pushText.needsScript}</p>
        </noscript>
      </header>
      <section>
        <h2 className="text-2xl">{pushText.breaking}</h2>
        <p className="text-muted">{pushText.breakingHint}</p>
        <PushButton topic={{ kind: 'breaking' }} hasManageLink={false} />
      </section>
      <section>
        <h2 className="text-2xl">{pushText.followed}</h2>
        <ul data-push-list className="empty:hidden [&>li+li]:border-line [&>li+li]:border-t" />
        <template data-push-row>
          <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <SiteLink href={href('/push')}>{pushText.title}</SiteLink>
            <button type="button" className="min-h-11 cursor-pointer text-muted underline">
              {pushText.unfollow}
            </button>
          </li>
        </template>
        <p data-push-nothing className="mt-2 text-muted">
          {pushText.nothing}
        </p>
        <SiteLink href={href('/todays-games')}>{pushText.toMatches}</SiteLink>
      </section>
      <div data-push-known hidden>
        <PushSettings />
      </div>
      <p
        role="status"
        id="push-status"
        tabIndex={-1}
        data-push-status
        className="font-semibold empty:hidden"
      />
    </div>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Quiet hours and the choice of events. `push-page.ts` fills it in, and shows it when the browser follows something. */
function PushSettings() {
  return (
    <form data-push-settings className="grid justify-items-start gap-3">
      <h2 className="text-2xl">{pushText.settings}</h2>
      <Choice name="goalsOnly" label={pushText.goalsOnly} />
      <fieldset className="grid gap-2">
        <legend className="font-semibold">{pushText.quiet}</legend>
        <Choice name="isQuiet" label={pushText.quietOn} />
        <div className="flex flex-wrap gap-4">
          <Hour name="from" label={pushText.quietFrom} start={23} />
          <Hour name="until" label={pushText.quietUntil} start={8} />
        </div>
        <p className="text-muted text-sm">{pushText.quietHint}</p>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={primaryLook}>
          {pushText.save}
        </button>
        <button
          type="button"
          data-push-stop
          className="min-h-11 rounded border border-muted px-4 font-semibold"
        >
          {pushText.stop}
        </button>
      </div>
    </form>
  );
}

function Choice({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input type="checkbox" name={name} className="size-5 shrink-0 accent-accent" />
      {label}
    </label>
  );
}

function Hour({ name, label, start }: { name: string; label: string; start: number }) {
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <select
        name={name}
        defaultValue={start}
        aria-describedby="push-status"
        className="tabular h-11 rounded border border-muted bg-paper px-3 text-base aria-invalid:border-live aria-invalid:ring-1 aria-invalid:ring-live"
      >
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {twoDigits(hour)}:00
          </option>
        ))}
      </select>
    </label>
  );
}
