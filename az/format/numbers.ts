import { numberText } from '../text/time.ts';
import { formatDecimal, formatNumber, NOT_A_NUMBER } from './format-number.ts';

/** The size of a file: `512 bayt`, `340 KB`, `4,8 MB`, `1,2 GB`; 1 KB is 1024 bytes. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes)) return NOT_A_NUMBER;
  if (bytes < 1024) return `${formatNumber(bytes)} ${numberText.bytes}`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1023.5) return `${formatNumber(kilobytes)} KB`;
  const megabytes = kilobytes / 1024;
  return megabytes < 1023.95 ? `${formatDecimal(megabytes)} MB` : `${formatDecimal(megabytes / 1024)} GB`;
}
