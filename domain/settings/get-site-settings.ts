import type { Db } from '#db/schema.ts';
import type { SiteSettings } from './site-settings.ts';
import { parseStoredSettings } from './stored-settings.ts';

/** What the newsroom has settled about the paper, with the defaults for the rest. For everyone. */
export async function getSiteSettings(db: Db): Promise<SiteSettings> {
  return parseStoredSettings(await db.selectFrom('setting').select(['key', 'value']).execute());
}
