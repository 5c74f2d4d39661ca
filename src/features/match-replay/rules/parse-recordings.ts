import { z } from 'zod';
import { convertIncidents, incidentMatch } from './convert-incidents.ts';
import { type Recording, recording } from './recording.ts';

/**
 * Parses a file of recorded matches: one recording or a list of them, in our own form or in that of
 * schochastics/football-data.
 * @throws Error with the first problems, one on each line, when it is neither.
 */
export function parseRecordings(text: string): [Recording, ...Recording[]] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON');
  }
  const list = Array.isArray(json) ? json : [json];
  const isIncidents = incidentMatch.safeParse(list[0]).success;
  const parsed = isIncidents
    ? z.array(incidentMatch.transform(convertIncidents)).safeParse(list)
    : z.array(recording).safeParse(list);
  if (!parsed.success) throw new Error(listProblems(parsed.error));
  const [first, ...others] = parsed.data;
  if (!first) throw new Error('The file has no match');
  return [first, ...others];
}

const MAX_PROBLEMS = 10;

function listProblems({ issues }: z.ZodError): string {
  return issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('\n');
}
