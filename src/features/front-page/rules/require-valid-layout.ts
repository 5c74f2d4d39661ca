import { InvalidInput } from '#platform/errors.ts';
import { type HomeLayout, listLayoutProblems } from './home-layout.ts';

/** @throws InvalidInput with every problem of the layout. */
export function requireValidLayout(layout: HomeLayout, { now }: { now: number }): void {
  const problems = listLayoutProblems(layout, { now });
  if (problems.length > 0) throw new InvalidInput(problems);
}
