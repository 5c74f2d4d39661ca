import type { StageKind } from '../../tables.ts';

/** The kinds of stages in the order of the form. */
export const stageKinds = [
  'qualifying',
  'league',
  'groups',
  'split',
  'playoff',
  'knockout',
  'friendly',
] as const satisfies readonly StageKind[];

/** The kinds whose matches make tables. */
export const kindsWithTable: readonly StageKind[] = ['league', 'groups', 'split'];
const WITH_TIES: readonly StageKind[] = ['knockout', 'playoff', 'qualifying'];

/** Whether the matches of the stage make a table. */
export function hasTable(kind: StageKind): boolean {
  return kindsWithTable.includes(kind);
}

/** Whether the stage has ties. */
export function hasTies(kind: StageKind): boolean {
  return WITH_TIES.includes(kind);
}
