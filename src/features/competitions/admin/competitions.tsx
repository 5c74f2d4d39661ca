import { changeRecordList, loadRecordList } from '#platform/records/admin/record-actions.server.ts';
import { RecordListScreen } from '#platform/records/admin/record-screens.tsx';
import { competition } from '../rules/competition-records.ts';
import { competitionRules } from '../rules/definitions/competition.ts';
import type { Route } from './+types/competitions.ts';

export const loader = (args: Route.LoaderArgs) => loadRecordList(competitionRules, args);
export const action = (args: Route.ActionArgs) => changeRecordList(competitionRules, args);

/** The competitions in the editors' order. For editors. */
export default function Competitions(props: Route.ComponentProps) {
  return <RecordListScreen record={competition} {...props} />;
}
