import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { handleLiteVersion } from './handle-lite-version.ts';

export const lightPagesServer = defineServerFeature({
  name: 'light-pages',
  start: () => ({
    wrapPages: (next) => (request, context) => handleLiteVersion(request, (chosen) => next(chosen, context)),
  }),
});
