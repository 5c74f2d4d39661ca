import type { TableDecision } from '#platform/features/define-feature.ts';
import type { PersonalDecision } from '#platform/features/personal-decision.ts';
import type { Moment } from './column-types.ts';

interface SiteTables {
  setting: SettingTable;
  site_revision: SiteRevisionTable;
  revision_scope: RevisionScopeTable;
  schema_migration: SchemaMigrationTable;
}

/** One setting that somebody has changed. */
export interface SettingTable {
  key: string;
  /** JSON. */
  value: string;
  /** The version of all settings at the last change of this one. */
  version: number;
  updated_at: Moment;
  updated_by: string | null;
}

interface SiteRevisionTable {
  id: 1;
  /** Every change that readers can see increases it. Written by triggers only. */
  revision: number;
}

/** The last change of each scope (`RevisionScope`), for the newest 10,000 revisions. Written by triggers only. */
interface RevisionScopeTable {
  scope: string;
  revision: number;
}

interface SchemaMigrationTable {
  name: string;
  applied_at: Moment;
}

/** The archive decisions of these tables, except that of the settings, which `src/features/settings` declares. */
export const siteTables = {
  revision_scope: 'derived',
  schema_migration: 'derived',
  site_revision: 'derived',
} as const satisfies Record<Exclude<keyof SiteTables, 'setting'>, TableDecision>;

/** What these tables have of persons. */
export const sitePersons = {
  revision_scope: 'nobody',
  schema_migration: 'things',
  site_revision: 'nobody',
} as const satisfies Record<Exclude<keyof SiteTables, 'setting'>, PersonalDecision>;

declare module '#platform/db/schema.ts' {
  interface Database extends SiteTables {}
}
