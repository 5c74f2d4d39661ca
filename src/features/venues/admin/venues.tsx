import { changeRecordScreen, loadRecordScreen } from '#platform/records/admin/record-actions.server.ts';
import { RecordScreen } from '#platform/records/admin/record-screens.tsx';
import { venueRules } from '../rules/definitions/venue.ts';
import { venue } from '../rules/venue-records.ts';
import type { Route } from './+types/venues.ts';

export const loader = (args: Route.LoaderArgs) => loadRecordScreen(venueRules, args);
export const action = (args: Route.ActionArgs) => changeRecordScreen(venueRules, args);

/** All venues, and one of them. For editors. */
export default function Venues(props: Route.ComponentProps) {
  return <RecordScreen record={venue} {...props} />;
}
