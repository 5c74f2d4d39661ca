import { randomBytes } from 'node:crypto';
import { makeNewId } from '#platform/new-id.ts';

/** A new random id. The program's only source of random ids: all other code gets this function as an argument. */
export const newId = makeNewId(randomBytes);
