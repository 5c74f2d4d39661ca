import { stageText } from '../../text.ts';
import type { StageName } from '../standings/league-table.ts';

/** The name of a stage: its own, or the usual one of its kind. */
export function formatStage({ kind, name }: Pick<StageName, 'kind' | 'name'>): string {
  return name ?? stageText.kinds[kind];
}

/** `A qrupu`: a group of one letter or digit. A longer name stays as it is. */
export function formatGroup(name: string): string {
  return name.length <= 2 ? stageText.group(name) : name;
}
