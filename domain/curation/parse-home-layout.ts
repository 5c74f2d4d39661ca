import { InvalidInput } from '#domain/errors.ts';
import { type HomeBoard, listBoardProblems } from './home-layout.ts';

/** @throws InvalidInput with every problem of the board. */
export function checkBoard(board: HomeBoard, { now }: { now: number }): void {
  const problems = listBoardProblems(board, { now });
  if (problems.length > 0) throw new InvalidInput(problems);
}
