import { startPageBehaviours } from '#app/site/start-page-behaviours.ts';

/**
 * A page with the router's data is a back-office page and is hydrated. Every other page is a static document and only starts
 * its behaviours.
 */
if ('__reactRouterContext' in window)
  void import('#app/site/hydrate-document.tsx').then((m) => m.hydrateDocument());
else startPageBehaviours();
