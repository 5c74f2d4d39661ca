import type { Db } from '#db/schema.ts';
import { href } from '#domain/href.ts';
import { createReference } from '#domain/matches/reference/create-reference.ts';
import type { ReferenceChange } from '#domain/matches/reference/reference-change.ts';
import type { Fields } from '#domain/matches/reference/reference-definition.ts';
import { isId } from '#domain/new-id.ts';
import { redirectWithToast } from '../../flash.server.ts';

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
