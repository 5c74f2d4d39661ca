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

const UNITS = [
  { size: 1e9, name: numberText.billion },
  { size: 1e6, name: numberText.million },
  { size: 1e3, name: numberText.thousand },
];

/** A large number in little space: `999`, `1,2 min`, `235 min`, `80 mln`. One decimal below ten units, then none. */
export function formatCompact(value: number): string {
  const size = Math.abs(value);
  // 999.500 is rounded to a million, not to 1000 thousand.
  const unit = UNITS.find((candidate) => size >= candidate.size * 0.9995 && size >= 1000);
  if (!unit || !Number.isFinite(value)) return formatNumber(value);
  const units = value / unit.size;
  return `${formatDecimal(units, Math.abs(units) < 9.95 ? 1 : 0)} ${unit.name}`;
}
