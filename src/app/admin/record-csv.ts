import { throwResponse } from '#platform/admin/action-answers.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { answerRecordCsv } from '#platform/records/admin/record-actions.server.ts';
import type { Route } from './+types/record-csv.ts';

/** GET /admin/records/:record/csv: all records of a kind as a CSV file. For those who may change them. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { records } = servicesOf(args.context).declarations;
  const rules = records.find(({ name }) => name === args.params.record);
  if (!rules) throw new Response(null, { status: 404 });
  return answerRecordCsv(rules, args).catch(throwResponse);
}
