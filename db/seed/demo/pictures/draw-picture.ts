import type { DemoMotif } from '../demo-article.ts';
import { ballNet } from './motifs/ball-net.ts';
import { cornerFlag } from './motifs/corner-flag.ts';
import { crowdScarves } from './motifs/crowd-scarves.ts';
import { fansFlags } from './motifs/fans-flags.ts';
import { floodlights } from './motifs/floodlights.ts';
import { goalkeeper } from './motifs/goalkeeper.ts';
import { jerseyPair } from './motifs/jersey-pair.ts';
import { pitchAerial } from './motifs/pitch-aerial.ts';
import { referee } from './motifs/referee.ts';
import { scoreboard } from './motifs/scoreboard.ts';
import { stadiumNight } from './motifs/stadium-night.ts';
import { tacticsBoard } from './motifs/tactics-board.ts';
import { trophy } from './motifs/trophy.ts';
import { tunnel } from './motifs/tunnel.ts';
import { vignette } from './parts/lights.ts';
import { createScene, HEIGHT, type Scene, WIDTH } from './parts/scene.ts';

export const MOTIFS: Partial<Record<DemoMotif, (scene: Scene) => string>> = {
  'ball-net': ballNet,
  'corner-flag': cornerFlag,
  'crowd-scarves': crowdScarves,
  'fans-flags': fansFlags,
  floodlights,
  goalkeeper,
  'jersey-pair': jerseyPair,
  'pitch-aerial': pitchAerial,
  referee,
  scoreboard,
  'stadium-night': stadiumNight,
  'tactics-board': tacticsBoard,
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
  const content = (MOTIFS[motif] ?? ballNet)(scene) + vignette(scene, 0.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${scene.defs()}</defs>${content}</svg>`;
}
