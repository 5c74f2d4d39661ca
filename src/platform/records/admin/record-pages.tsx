import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import type { RecordRules } from '../rules/record-rules.ts';
import type { Route } from './+types/record-pages.ts';
import { changeRecordScreen, loadRecordScreen } from './record-actions.server.ts';
import { RecordScreen } from './record-screens.tsx';

/** The record whose list or entry has the requested address. */
function rulesAt({ request, context }: { request: Request; context: RouteContext }) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  const { records } = servicesOf(context).declarations;
  const rules = records.find(({ address }) => path === address || path.startsWith(`${address}/`));
  if (!rules) throw new Response(null, { status: 404 });
  return rules;
}

/** What the screen needs of a declaration: data only. */
function toShownRecord({ name, table, role, title, fields, list, address, words }: RecordRules) {
  return { name, table, role, title, fields, list, address, words };
}

export async function loader(args: Route.LoaderArgs) {
  const rules = rulesAt(args);
  return { ...(await loadRecordScreen(rules, args)), record: toShownRecord(rules) };
}

export const action = (args: Route.ActionArgs) => changeRecordScreen(rulesAt(args), args);

/** The list of a record and the form of each one, for records without a screen of their own. For those with the record's role. */
export default function RecordScreens({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordScreen record={loaderData.record} loaderData={loaderData} actionData={actionData} />;
}
