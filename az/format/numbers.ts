import { numberText } from '../text/time.ts';
import { formatDecimal, formatNumber, NOT_A_NUMBER } from './format-number.ts';

const SCALES = [
  { from: 1_000, word: numberText.thousand },
  { from: 1_000_000, word: numberText.million },
  { from: 1_000_000_000, word: numberText.billion },
] as const;

/** A number to be taken in at a glance: `980`, `1,2 min`, `235 min`, `80 mln`. One decimal below a hundred. */
export function formatCompact(value: number): string {
  const size = Math.abs(value);
  // What rounds up to a thousand of one scale is written as one of the next: never `1.000 min`.
  const scale = SCALES.findLast(({ from }) => size >= from * 0.9995);
  if (!scale || size < 999.5) return formatNumber(value);
  const scaled = value / scale.from;
  return `${formatDecimal(scaled, Math.abs(scaled) < 99.95 ? 1 : 0)} ${scale.word}`;
}

/** `46%`, of a value that counts per cent already. */
export function formatPercent(value: number, digits = 0): string {
  return Number.isFinite(value) ? `${formatDecimal(value, digits)}%` : NOT_A_NUMBER;
}

/** The size of a file: `512 bayt`, `340 KB`, `4,8 MB`, `1,2 GB`; 1 KB is 1024 bytes. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes)) return NOT_A_NUMBER;
  if (bytes < 1024) return `${formatNumber(bytes)} ${numberText.bytes}`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1023.5) return `${formatNumber(kilobytes)} KB`;
  const megabytes = kilobytes / 1024;
  return megabytes < 1023.95 ? `${formatDecimal(megabytes)} MB` : `${formatDecimal(megabytes / 1024)} GB`;
}
