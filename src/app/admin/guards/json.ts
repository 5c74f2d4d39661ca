import { answerJson } from '#platform/sessions/require-staff-role.server.ts';

/** For routes that only scripts request. */
export const middleware = [answerJson];
