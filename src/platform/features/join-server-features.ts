import type { RunningFeature, ServerFeature, SiteParts } from './define-server-feature.ts';
import type { Joined } from './joined.ts';

type DeclaredOf<Feature, Key extends string> =
  Feature extends Readonly<Record<Key, infer Declared>> ? Declared : never;

/** What the features declare under a key, in their order. */
export function listDeclared<Feature extends ServerFeature, Key extends keyof ServerFeature>(
  features: readonly Feature[],
  key: Key,
): DeclaredOf<Feature, Key>[] {
  const declared: unknown[] = features.map((feature) => feature[key]).filter((one) => one !== undefined);
  return declared as DeclaredOf<Feature, Key>[];
}

/** One object of the objects that the features declare under a key. Its type has exactly what is declared. */
export function joinDeclared<Feature extends ServerFeature, Key extends 'mails' | 'channels' | 'topics'>(
  features: readonly Feature[],
  key: Key,
): Joined<DeclaredOf<Feature, Key>> {
  return Object.assign({}, ...listDeclared(features, key));
}

type ServicesOf<Feature> = Feature extends { start: (site: SiteParts) => infer Running }
  ? DeclaredOf<Awaited<Running>, 'services'>
  : never;

/** Starts the features one after the other. `services` has exactly what they add to the services of the site. */
export async function startFeatures<Feature extends ServerFeature>(
  features: readonly Feature[],
  site: SiteParts,
): Promise<{ running: readonly RunningFeature[]; services: Joined<ServicesOf<Feature>> }> {
  const running: RunningFeature[] = [];
  for (const { start } of features) if (start) running.push(await start(site));
  return { running, services: Object.assign({}, ...running.map(({ services }) => services)) };
}
