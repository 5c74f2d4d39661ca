import type { Problem } from '#platform/errors.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { readRows } from '../../rules/definitions/season-rows.ts';

/** The names in the refused form of a season that no team has, each once. */
export function listUnknownTeams(fields: TypedFields, problems: readonly Problem[]): string[] {
  const names = problems
    .filter(({ code }) => code === 'team.unknown')
    .map(({ field }) => {
      const [list = '', index] = field.split('.');
      return readRows(fields[list])[Number(index)]?.[0] ?? '';
    });
  return [...new Set(names)].filter((name) => name !== '');
}
