import { missing } from './missing.ts';

export function loader() {
  throw missing('page');
}

/** Any address the map does not know (spec §2.1). */
export default function NotFound() {
  return null;
}
