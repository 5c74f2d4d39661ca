import { listOtherNames } from '#features/search/rules/names/list-names.ts';
import { changeRecordList, loadRecordList } from '#platform/records/admin/record-actions.server.ts';
import { RecordListScreen } from '#platform/records/admin/record-screens.tsx';
import { playerRules } from '../rules/definitions/player.ts';
import { player } from '../rules/team-records.ts';
import type { Route } from './+types/players.ts';
import { FieldsWithEndings } from './fields-with-endings.tsx';

export const loader = (args: Route.LoaderArgs) =>
  loadRecordList(playerRules, args, { listOtherNames: (db) => listOtherNames(db, { kind: 'player' }) });
export const action = (args: Route.ActionArgs) => changeRecordList(playerRules, args);

/** The players. For editors. */
export default function Players(props: Route.ComponentProps) {
  return (
    <RecordListScreen record={player} {...props}>
      {(fields) => <FieldsWithEndings kind="player" {...fields} />}
    </RecordListScreen>
  );
}
