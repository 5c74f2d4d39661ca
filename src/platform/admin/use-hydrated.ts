import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, true after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
