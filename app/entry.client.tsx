import { startPageBehaviours } from '#app/start-page-behaviours.ts';

/**
 * One line of choice: a page that carries the router's data is a back-office screen and hydrates
 * whole; every other page is a document in which only behaviours wake.
 */
if ('__reactRouterContext' in window) void import('./hydrate-document.tsx').then((m) => m.hydrateDocument());
else startPageBehaviours();
