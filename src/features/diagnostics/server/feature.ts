import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { diagnosticsBaseline } from '../migrations/0001-diagnostics.ts';

export const diagnosticsServer = defineServerFeature({
  name: 'diagnostics',
  migrations: [diagnosticsBaseline],
});
