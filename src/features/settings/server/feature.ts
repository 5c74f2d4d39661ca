import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { servicesContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { settingsBaseline } from '../migrations/0001-settings.ts';
import { keepSettings } from '../rules/keep-settings.ts';
import { effectiveConfig } from './effective-config.ts';

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    settings: true;
  }
}

export const settingsServer = defineServerFeature({
  name: 'settings',
  migrations: [settingsBaseline],
  start: () => ({
    /** Every page gets the configuration with the site's own settings. */
    wrapPages: (next) => async (request, context) => {
      const services = servicesOf(context);
      const settings = await readPart(context, 'settings', () => keepSettings(context), null);
      if (settings !== null)
        context.set(servicesContext, { ...services, config: effectiveConfig(settings, services.config) });
      return next(request, context);
    },
  }),
});
