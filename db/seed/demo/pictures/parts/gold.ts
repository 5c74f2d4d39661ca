import { across, type Scene } from './scene.ts';

/** Polished metal across whatever is painted. */
export function gold(scene: Scene): string {
  return across(
    scene,
    [0, 0, 1, 0],
    [
      [0, '#5c3a0c'],
      [0.12, '#b8862b'],
      [0.24, '#fbe7a1'],
      [0.32, '#fffdf0'],
      [0.42, '#e8bd55'],
      [0.6, '#9a6a1c'],
      [0.76, '#d9a944'],
      [0.88, '#f3d583'],
      [1, '#6b450f'],
    ],
  );
}

export function silver(scene: Scene): string {
  return across(
    scene,
    [0, 0, 1, 0],
    [
      [0, '#3a4354'],
      [0.12, '#8f9bb0'],
      [0.24, '#f4f8ff'],
      [0.32, '#ffffff'],
      [0.42, '#b9c4d6'],
      [0.6, '#667187'],
      [0.76, '#a8b4c8'],
      [0.88, '#e3eaf5'],
      [1, '#4a5468'],
    ],
  );
}
