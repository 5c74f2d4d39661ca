interface MutationSubject {
  /** Its files are changed, tests excepted. */
  folder: string;
  /** The tests that have to notice. */
  tests: string[];
}

/** Folders of the platform whose rules are as important as those of a feature. */
const PLATFORM = ['limits', 'outbound', 'outbox', 'page-cache', 'records', 'sessions', 'site', 'text'];

/** The tests of the server of these features hash passwords. Those of the rules do without. */
const RULES_ALONE = ['accounts'];

/**
 * Tests that state the rules of another feature: ties and drawn groups come into being when matches are entered, and the texts about
 * matches stand in reports. All channels are tested together.
 */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  competitions: ['ties', 'schedule'].map((folder) => `src/features/matches/rules/${folder}/*.test.ts`),
  'index-now': ['src/app/server/channels.test.ts'],
  matches: ['src/features/match-reports/rules/*.test.ts'],
  'web-sub': ['src/app/server/channels.test.ts'],
};

/** What `npm run mutate -- <name>` changes. A feature is known by the name of its folder. */
export function findMutationSubject(name: string): MutationSubject | null {
  if (!/^[a-z-]+$/.test(name)) return null;
  if (name === 'az' || PLATFORM.includes(name)) {
    const folder = name === 'az' ? 'src/az' : `src/platform/${name}`;
    return { folder, tests: [`${folder}/**/*.test.ts`] };
  }
  const feature = `src/features/${name}`;
  const folder = `${feature}/rules`;
  const own = `${RULES_ALONE.includes(name) ? folder : feature}/**/*.test.{ts,tsx}`;
  return { folder, tests: [own, ...(ELSEWHERE[name] ?? [])] };
}
