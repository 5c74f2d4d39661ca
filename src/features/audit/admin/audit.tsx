import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { listAudit } from '../rules/list-audit.ts';
import { listAuditChoices } from '../rules/list-audit-choices.ts';
import { auditText } from '../text.ts';
import type { Route } from './+types/audit.ts';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { auditAddress, auditFilter, hasAuditFilter, readAuditParameters } from './audit-parameters.ts';
import { AuditTable } from './audit-table.tsx';
import { describeAction, describeLine } from './describe-audit.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, declarations, now } = servicesOf(context);
  const words = declarations.auditWords;
  const choice = readAuditParameters(new URL(request.url).searchParams);
  const [{ lines, next }, { actors, actions }] = await Promise.all([
    listAudit(db, { actor, filter: auditFilter(choice), after: choice.after }),
    listAuditChoices(db, { actor }),
  ]);
  return {
    ...{ actors, choice, next, now: now() },
    lines: lines.map((line) => describeLine(line, declarations)),
    actions: actions.map((code) => ({ code, name: describeAction(code, words) })),
  };
}

/** The audit log: actor, action, time, and the values before and after. For admins. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { lines, next, actors, actions, choice, now } = loaderData;
  return (
    <>
      <PageHead title={auditText.title}>
        <a
          href={auditAddress({ ...choice, after: '' }, href('/admin/audit/csv'))}
          download
          className="inline-flex min-h-11 items-center rounded-md border border-line bg-paper px-4 font-medium hover:bg-surface"
        >
          {auditText.csv}
        </a>
      </PageHead>
      <div className="grid gap-4">
        <AuditFilterForm choice={choice} actors={actors} actions={actions} />
        {choice.id && <Notice>{auditText.showsOne}</Notice>}
        <AuditTable
          lines={lines}
          now={now}
          empty={hasAuditFilter(choice) ? auditText.nothingFound : auditText.empty}
        />
        {(next || choice.after) && (
          <nav aria-label={auditText.title} className="flex flex-wrap gap-2">
            {choice.after && (
              <ButtonLink to={auditAddress({ ...choice, after: '' })}>{auditText.newest}</ButtonLink>
            )}
            {next && <ButtonLink to={auditAddress({ ...choice, after: next })}>{auditText.older}</ButtonLink>}
          </nav>
        )}
      </div>
    </>
  );
}
