import { answerJson } from '#app/require-staff-role.server.ts';

/** Around the routes that only scripts ask. */
export const middleware = [answerJson];
