import { answerJson } from '#platform/sessions/session.server.ts';

/** For routes that only scripts request. */
export const middleware = [answerJson];
