import { changeRecordScreen, loadRecordScreen } from '#platform/records/admin/record-actions.server.ts';
import { RecordScreen } from '#platform/records/admin/record-screens.tsx';
import { officialRules } from '../rules/definitions/venue.ts';
import { official } from '../rules/venue-records.ts';
import type { Route } from './+types/officials.ts';

export const loader = (args: Route.LoaderArgs) => loadRecordScreen(officialRules, args);
export const action = (args: Route.ActionArgs) => changeRecordScreen(officialRules, args);

/** All officials, and one of them. For editors. */
export default function Officials(props: Route.ComponentProps) {
  return <RecordScreen record={official} {...props} />;
}
