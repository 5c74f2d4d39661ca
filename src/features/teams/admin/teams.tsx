import { listOtherNames } from '#features/search/rules/names/list-names.ts';
import { changeRecordList, loadRecordList } from '#platform/records/admin/record-actions.server.ts';
import { RecordListScreen } from '#platform/records/admin/record-screens.tsx';
import { teamRules } from '../rules/definitions/team.ts';
import { team } from '../rules/team-records.ts';
import type { Route } from './+types/teams.ts';
import { FieldsWithEndings } from './fields-with-endings.tsx';

export const loader = (args: Route.LoaderArgs) =>
  loadRecordList(teamRules, args, { listOtherNames: (db) => listOtherNames(db, { kind: 'team' }) });
export const action = (args: Route.ActionArgs) => changeRecordList(teamRules, args);

/** The teams. For editors. */
export default function Teams(props: Route.ComponentProps) {
  return (
    <RecordListScreen record={team} {...props}>
      {(fields) => <FieldsWithEndings kind="team" {...fields} />}
    </RecordListScreen>
  );
}
