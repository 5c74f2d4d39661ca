import { changeRecordScreen, loadRecordScreen } from '#platform/records/admin/record-actions.server.ts';
import { RecordScreen } from '#platform/records/admin/record-screens.tsx';
import { broadcasterRules } from '../rules/definitions/venue.ts';
import { broadcaster } from '../rules/venue-records.ts';
import type { Route } from './+types/broadcasters.ts';

export const loader = (args: Route.LoaderArgs) => loadRecordScreen(broadcasterRules, args);
export const action = (args: Route.ActionArgs) => changeRecordScreen(broadcasterRules, args);

/** All broadcasters, and one of them. For editors. */
export default function Broadcasters(props: Route.ComponentProps) {
  return <RecordScreen record={broadcaster} {...props} />;
}
