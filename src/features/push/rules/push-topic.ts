import { z } from 'zod';

const subjectId = z.string().regex(/^[\w-]{1,64}$/);

/** What a reader can get notices about: one match, all matches of a team or a competition, or breaking news. */
export const pushTopic = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), id: subjectId }),
  z.object({ kind: z.literal('team'), id: subjectId }),
  z.object({ kind: z.literal('competition'), id: subjectId }),
  z.object({ kind: z.literal('breaking') }),
]);
export type PushTopic = z.infer<typeof pushTopic>;
