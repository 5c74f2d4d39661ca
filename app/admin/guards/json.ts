import { answerJson } from '#app/require-role.server.ts';

/** Around the routes that only scripts ask. */
export const middleware = [answerJson];
