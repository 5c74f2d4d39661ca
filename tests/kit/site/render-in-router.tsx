import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** The HTML of an element that needs the router: links, forms, navigation. */
export function renderInRouter(element: ReactElement): string {
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
