interface MutationSubject {
  /** Its files are changed, tests excepted. */
  folder: string;
  /** The tests that have to notice. */
  tests: string[];
}

/** Subjects outside of the features. */
const OTHERS: Readonly<Record<string, MutationSubject>> = {
  az: { folder: 'src/az', tests: ['src/az/**/*.test.ts'] },
  outbox: { folder: 'src/platform/outbox', tests: ['src/platform/outbox/**/*.test.ts'] },
  'page-cache': { folder: 'src/platform/page-cache', tests: ['src/platform/page-cache/**/*.test.ts'] },
  sessions: {
    folder: 'src/platform/sessions',
    tests: [
      'src/platform/sessions/**/*.test.ts',
      'src/features/accounts/server/{auth,limit-password-work}.test.ts',
      'src/app/server/request-listener.test.ts',
    ],
  },
};

/** What `npm run mutate -- <name>` changes. A feature is known by the name of its folder. */
export function findMutationSubject(name: string): MutationSubject | null {
  if (!/^[a-z-]+$/.test(name)) return null;
  const feature = `src/features/${name}`;
  return OTHERS[name] ?? { folder: `${feature}/rules`, tests: [`${feature}/**/*.test.{ts,tsx}`] };
}
