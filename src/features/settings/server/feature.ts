import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { servicesContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { layoutShowsScopes } from '#platform/page-cache/page-scopes.ts';
import { settingsBaseline } from '../migrations/0001-settings.ts';
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
      layoutShowsScopes(context, 'settings');
      const services = servicesOf(context);
      const config = await readPart(
        context,
        'settings',
        () => effectiveConfig(services.db, services.config),
        services.config,
      );
      context.set(servicesContext, { ...services, config });
      return next(request, context);
    },
  }),
});
