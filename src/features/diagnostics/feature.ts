import { defineFeature } from '#platform/features/define-feature.ts';

/** The tools of the operator. In production they are for admins. */
const frame = ['site/shell.tsx', 'site/admin-in-production.ts'] as const;

export const diagnosticsFeature = defineFeature({
  name: 'diagnostics',
  screens: {
    '/create-admin': { module: 'site/create-admin.tsx', frame: ['site/shell.tsx'] },
    '/firebase-test': { module: 'site/connection.tsx', frame },
    '/check-articles': { module: 'site/check-articles.tsx', frame },
    '/database': { module: 'site/database.tsx', frame },
    '/cleanup-images': { module: 'site/cleanup-images.tsx', frame },
  },
  tables: { connection_test: 'temporary' },
  persons: {
    connection_test: 'nobody',
  },
});
