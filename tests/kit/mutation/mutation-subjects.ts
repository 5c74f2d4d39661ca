interface MutationSubject {
  /** Its files are changed, tests excepted. */
  folder: string;
  /** The tests that have to notice. */
  tests: string[];
}

/** Folders of the platform whose rules are as important as those of a feature. */
const PLATFORM = ['outbox', 'page-cache', 'sessions'];

/** What `npm run mutate -- <name>` changes. A feature is known by the name of its folder. */
export function findMutationSubject(name: string): MutationSubject | null {
  if (!/^[a-z-]+$/.test(name)) return null;
  if (name === 'az' || PLATFORM.includes(name)) {
    const folder = name === 'az' ? 'src/az' : `src/platform/${name}`;
    return { folder, tests: [`${folder}/**/*.test.ts`] };
  }
  const feature = `src/features/${name}`;
  return { folder: `${feature}/rules`, tests: [`${feature}/**/*.test.{ts,tsx}`] };
}
