import type { Actor } from '#domain/accounts/actor.ts';
import type { NewId } from '#domain/new-id.ts';
import type { ReferenceKind } from './reference-kind.ts';

/** Who changes which venue, player and so on, and when. */
export interface ReferenceChange {
  kind: ReferenceKind;
  id: string;
  actor: Actor;
  now: number;
  newId: NewId;
}
