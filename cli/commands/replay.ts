import { setTimeout as sleep } from 'node:timers/promises';
import { createReplayFixture } from '#features/match-replay/rules/create-replay-fixture.ts';
import { parseRecordings } from '#features/match-replay/rules/parse-recordings.ts';
import { playRecording } from '#features/match-replay/rules/play-recording.ts';
import { findReplayStart, type Recording } from '#features/match-replay/rules/recording.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/create-id.ts';
import type { Db } from '#platform/db/schema.ts';
import { StartupError } from '#platform/startup-error.ts';
import { parseCount, parseSpeed, readInput } from '../arguments.ts';
import { type AddCommand, EXIT_CODES } from '../command.ts';
import { withDatabase } from '../with-database.ts';

interface Options {
  speed: number;
  match: number;
  competition?: string;
  fixture?: string;
  createTeams?: true;
}

/** A long wait is interrupted, so that readers see that the match is followed. */
const HEARTBEAT_MS = 30_000;
/** The author of the commentary. */
const AUTHOR = 'Redaksiya';

export const addReplay: AddCommand = (program, finish) => {
  program
    .command('replay')
    .description('Play a recorded match as if it happened now, until its end.')
    .argument('<file>', 'recordings as JSON, see docs/guides/recordings.md, or of schochastics/football-data')
    .option('--speed <factor>', 'minutes of the match for each minute, 1 to 60', parseSpeed, 1)
    .option('--match <number>', 'which match of the file', parseCount, 1)
    .option('--competition <slug>', 'of the sample match that is written (default: the first one)')
    .option('--create-teams', 'create teams that are not known yet')
    .option('--fixture <id>', 'play on this match, or continue there after an interruption')
    .action(async (file: string, options: Options) => {
      const text = readInput(file);
      let recording: Recording | undefined;
      try {
        recording = parseRecordings(text)[options.match - 1];
      } catch (error) {
        process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
        return finish(EXIT_CODES.unreadableFile);
      }
      if (!recording) throw new StartupError(`The file has no match ${options.match}`);
      const played = recording;
      await withDatabase(async (db) => {
        const fixtureId = options.fixture ?? (await createFixture(db, played, options));
        if (fixtureId === null) return finish(EXIT_CODES.unknownTeams);
        await play(db, fixtureId, played, options);
      });
    });
};

/** The id of the new match; null when teams are unknown. */
async function createFixture(db: Db, recording: Recording, options: Options): Promise<string | null> {
  const created = await createReplayFixture(db, {
    recording,
    competition: options.competition ?? null,
    createTeams: options.createTeams === true,
    now: now(),
    newId,
  });
  if ('id' in created) return created.id;
  for (const { name } of created.unknown) process.stdout.write(`unknown team: ${name}\n`);
  process.stdout.write('Nothing was written. --create-teams creates the teams.\n');
  return null;
}

async function play(db: Db, fixtureId: string, recording: Recording, options: Options): Promise<void> {
  const { startedAt, speed } = (await findReplayStart(db, { fixtureId, recording })) ?? {
    startedAt: now(),
    speed: options.speed,
  };
  process.stdout.write(
    `${recording.home.name} – ${recording.away.name}, ${speed} times as fast. To continue after an interruption: --fixture ${fixtureId}\n`,
  );
  for (;;) {
    const { nextAt } = await playRecording(db, {
      fixtureId,
      idPrefix: fixtureId,
      recording,
      startedAt,
      speed,
      now: now(),
      authorName: AUTHOR,
    });
    if (nextAt === null) break;
    await sleep(Math.min(HEARTBEAT_MS, Math.max(0, nextAt - now())));
  }
  process.stdout.write('The match is over.\n');
}
