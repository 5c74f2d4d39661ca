import type { DemoMotif } from '../demo-article.ts';
import { ballNet } from './motifs/ball-net.ts';
import { basketball } from './motifs/basketball.ts';
import { boots } from './motifs/boots.ts';
import { boxing } from './motifs/boxing.ts';
import { calendar } from './motifs/calendar.ts';
import { chess } from './motifs/chess.ts';
import { cornerFlag } from './motifs/corner-flag.ts';
import { crowdScarves } from './motifs/crowd-scarves.ts';
import { fansFlags } from './motifs/fans-flags.ts';
import { floodlights } from './motifs/floodlights.ts';
import { futsalHall } from './motifs/futsal-hall.ts';
import { gamepad } from './motifs/gamepad.ts';
import { goalkeeper } from './motifs/goalkeeper.ts';
import { jerseyPair } from './motifs/jersey-pair.ts';
import { mapBaku } from './motifs/map-baku.ts';
import { microphone } from './motifs/microphone.ts';
import { pitchAerial } from './motifs/pitch-aerial.ts';
import { podium } from './motifs/podium.ts';
import { referee } from './motifs/referee.ts';
import { scoreboard } from './motifs/scoreboard.ts';
import { stadiumNight } from './motifs/stadium-night.ts';
import { tacticsBoard } from './motifs/tactics-board.ts';
import { trainingCones } from './motifs/training-cones.ts';
import { transferBoard } from './motifs/transfer-board.ts';
import { trophy } from './motifs/trophy.ts';
import { tunnel } from './motifs/tunnel.ts';
import { vignette } from './parts/lights.ts';
import { createScene, HEIGHT, type Scene, WIDTH } from './parts/scene.ts';

/** Who draws what; every motif an article may name is here, or this does not compile. */
export const MOTIFS: Record<DemoMotif, (scene: Scene) => string> = {
  'ball-net': ballNet,
  basketball,
  boots,
  boxing,
  calendar,
  chess,
  'corner-flag': cornerFlag,
  'crowd-scarves': crowdScarves,
  'fans-flags': fansFlags,
  floodlights,
  'futsal-hall': futsalHall,
  gamepad,
  goalkeeper,
  'jersey-pair': jerseyPair,
  'map-baku': mapBaku,
  microphone,
  'pitch-aerial': pitchAerial,
  podium,
  referee,
  scoreboard,
  'stadium-night': stadiumNight,
  'tactics-board': tacticsBoard,
  'training-cones': trainingCones,
  'transfer-board': transferBoard,
  trophy,
  tunnel,
};

/** What a demo picture shows; the same answer for the same question. */
export interface PictureWish {
  motif: DemoMotif;
  /** Two hex colours `#rrggbb`, for instance a club's shirt. */
  colors: readonly [string, string];
  /** Any integer; another seed draws the same motif differently. */
  seed: number;
}

/** A demo picture as SVG, 1600 × 1000. */
export function drawPicture({ motif, colors, seed }: PictureWish): string {
  const scene = createScene(colors, seed);
  const content = MOTIFS[motif](scene) + vignette(scene, 0.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${scene.defs()}</defs>${content}</svg>`;
}
