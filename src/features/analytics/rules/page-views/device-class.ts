import type { DeviceClass } from '../../tables.ts';

/**
 * The kind of device according to the User-Agent header. A tablet with the User-Agent of a computer counts as
 * desktop.
 */
export function classifyDevice(userAgent: string | null): DeviceClass {
  const text = userAgent ?? '';
  if (/iPad|Tablet|PlayBook|Kindle|Silk(?!.*Mobile)|Android(?!.*Mobi)/i.test(text)) return 'tablet';
  return /Mobi|iPhone|iPod|Android|Windows Phone|Opera Mini/i.test(text) ? 'phone' : 'desktop';
}
