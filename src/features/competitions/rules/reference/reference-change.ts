import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { ReferenceKind } from './reference-kind.ts';

/** Who changes which venue, player and so on, and when. */
export interface ReferenceChange {
  kind: ReferenceKind;
  id: string;
  actor: Actor;
  now: number;
  newId: NewId;
}
