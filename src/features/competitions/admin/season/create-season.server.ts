import { redirectWithToast } from '#platform/admin/flash.server.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { isId } from '#platform/new-id.ts';
import { createReference } from '../../rules/reference/create-reference.ts';
import type { ReferenceChange } from '../../rules/reference/reference-change.ts';
import type { Fields } from '../../rules/reference/reference-definition.ts';

/** Creates a season of the competition `id` and leads to its screen. */
export async function createSeason(
  db: Db,
  { id: competition, fields, ...change }: ReferenceChange & { fields: Fields },
): Promise<Response> {
  if (change.kind !== 'competition') throw new Response(null, { status: 400 });
  const id = isId(fields.id ?? '') ? (fields.id ?? '') : change.newId();
  await createReference(db, { ...change, kind: 'season', id, fields: { ...fields, competition } });
  return redirectWithToast(href('/admin/seasons/:id', { id }), 'season.created');
}
