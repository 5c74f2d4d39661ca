import { randomBytes } from 'node:crypto';
import { makeNewId } from '#domain/new-id.ts';

/** A new random id. The only source of chance of the program: everything below the server is handed this function. */
export const newId = makeNewId(randomBytes);
