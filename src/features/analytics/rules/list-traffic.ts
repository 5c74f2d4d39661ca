import type { Db } from '#platform/db/schema.ts';
import type { DeviceClass, SourceClass } from '../tables.ts';
import type { DayRange } from './day-range.ts';
import { sumViews, toViews, type ViewCounts } from './list-views.ts';

const sources = [
  'direct',
  'search',
  'telegram',
  'facebook',
  'instagram',
  'x',
  'other',
  'internal',
] as const satisfies readonly SourceClass[];
const devices = ['phone', 'tablet', 'desktop'] as const satisfies readonly DeviceClass[];

export interface Traffic {
  sources: (ViewCounts & { source: SourceClass })[];
  devices: (ViewCounts & { device: DeviceClass })[];
}

/**
 * Views and readers by source and by device, the byViews frequent first. Sources and devices without views are
 * included.
 */
export async function listTraffic(db: Db, { range }: { range: DayRange }): Promise<Traffic> {
  const rows = await db
    .selectFrom('traffic_daily_stats')
    .select((eb) => [
      'source',
      'device',
      eb.fn.sum<number>('views').as('views'),
      eb.fn.sum<number>('readers').as('readers'),
    ])
    .where((eb) => eb.between('day', range.from, range.to))
    .groupBy(['source', 'device'])
    .execute();
  const sum = (part: typeof rows) => sumViews(part.map(toViews));
  const byViews = (a: ViewCounts, b: ViewCounts) => b.views - a.views;
  return {
    sources: sources
      .map((source) => ({ source, ...sum(rows.filter((row) => row.source === source)) }))
      .sort(byViews),
    devices: devices
      .map((device) => ({ device, ...sum(rows.filter((row) => row.device === device)) }))
      .sort(byViews),
  };
}
