import { referenceRules } from '#features/competitions/rules/reference/reference-rules.ts';
import { toResponseError } from '#platform/admin/to-action-error.server.ts';
import type { Route } from './+types/record-csv.ts';
import { answerRecordCsv } from './record-actions.server.ts';

const exported = Object.values(referenceRules);

/** GET /admin/records/:record/csv: all records of a kind as a CSV file. For those who may change them. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const rules = exported.find(({ name }) => name === args.params.record);
  if (!rules) throw new Response(null, { status: 404 });
  return answerRecordCsv(rules, args).catch((error) => {
    throw toResponseError(error);
  });
}
