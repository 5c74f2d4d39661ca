import type { Db } from '#db/schema.ts';
import type { DeviceClass, SourceClass } from '#db/tables/analytics.ts';
import type { DayRange } from './day-range.ts';
import { sumViews, type Views, viewsOf } from './list-views.ts';

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
  sources: (Views & { source: SourceClass })[];
  devices: (Views & { device: DeviceClass })[];
}

/** Where readers came from and what they read on, each the most frequent first; those that nobody used stand at the end. */
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
  const sum = (own: typeof rows) => sumViews(own.map(viewsOf));
  const most = (a: Views, b: Views) => b.views - a.views;
  return {
    sources: sources
      .map((source) => ({ source, ...sum(rows.filter((row) => row.source === source)) }))
      .sort(most),
    devices: devices
      .map((device) => ({ device, ...sum(rows.filter((row) => row.device === device)) }))
      .sort(most),
  };
}
