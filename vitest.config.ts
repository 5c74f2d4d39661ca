import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{az,db,domain,server,app,scripts}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/kit/*.test.ts',
          ],
          globalSetup: ['tests/kit/postgres-global.ts'],
        },
      },
    ],
  },
});
