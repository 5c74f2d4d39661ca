import { records } from '#app/server/features.ts';
import type { RecordRules } from '#platform/records/rules/record-rules.ts';

/** The rules of a declared record. */
export function recordRules(name: string): RecordRules {
  const rules = records.find((record) => record.name === name);
  if (!rules) throw new Error(`No record ${name}`);
  return rules;
}
