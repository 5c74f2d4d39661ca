import type { DeviceClass } from '#db/tables/analytics.ts';

/** The kind of device, as far as a browser's name for itself says; a tablet that calls itself a computer is one. */
export function classifyDevice(userAgent: string | null): DeviceClass {
  const name = userAgent ?? '';
  if (/iPad|Tablet|PlayBook|Kindle|Silk(?!.*Mobile)|Android(?!.*Mobi)/i.test(name)) return 'tablet';
  return /Mobi|iPhone|iPod|Android|Windows Phone|Opera Mini/i.test(name) ? 'phone' : 'desktop';
}
