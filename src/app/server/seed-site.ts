import type { Db } from '#platform/db/schema.ts';
import type { SeedParts } from '#platform/features/define-server-feature.ts';
import { listDeclared } from '#platform/features/join-server-features.ts';
import { serverFeatures } from './features.ts';

/** Writes the data that an empty database needs: the default categories (spec §4) and, if wanted, the demo. */
export async function seedSite(db: Db, parts: SeedParts): Promise<void> {
  for (const seed of listDeclared(serverFeatures, 'seed')) await seed(db, parts);
}
