import type { Db } from '#platform/db/schema.ts';
import type { SiteSettings } from './site-settings.ts';
import { parseStoredSettings } from './stored-settings.ts';

/** The settings of the site, with defaults for those that are not set. For everyone. */
export async function getSiteSettings(db: Db): Promise<SiteSettings> {
  return parseStoredSettings(await db.selectFrom('setting').select(['key', 'value']).execute());
}
