import { z } from 'zod';

/** The answer of an error (RFC 9457). */
export const problem = z.object({
  status: z.int(),
  /** A code for scripts. */
  problem: z.string(),
  /** A sentence for people. */
  detail: z.string(),
  /** The query parameter that the error is about. */
  parameter: z.string().optional(),
});
