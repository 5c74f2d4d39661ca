import { parentPort, workerData } from 'node:worker_threads';
import { type ImportedSeason, type ImportProblem, ImportRefused } from '../parse/imported-season.ts';
import { parseSeasonFiles, type SeasonFile } from '../parse/parse-season.ts';

export interface ParseInput {
  files: readonly SeasonFile[];
  skipsUnread: boolean;
}

export type ParseAnswer = { season: ImportedSeason } | { problems: readonly ImportProblem[] };

parentPort?.postMessage(parse(workerData as ParseInput));

function parse({ files, skipsUnread }: ParseInput): ParseAnswer {
  try {
    return { season: parseSeasonFiles(files, { skipsUnread }) };
  } catch (error) {
    if (error instanceof ImportRefused) return { problems: error.problems };
    throw error;
  }
}
