/**
 * One line of choice: a page that carries the router's data is a back-office screen and hydrates
 * whole; every other page is a document in which only islands wake.
 */
if ('__reactRouterContext' in window) void import('./hydrate-document.tsx').then((m) => m.hydrateDocument());
else void import('./wake-page.ts').then((m) => m.wakePage());
