import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings an island to life. In a file of its own, so that a page without an island carries nothing of React. */
export function hydrateIsland(element: HTMLElement, component: ComponentType<object>): void {
  hydrateRoot(element, createElement(component, JSON.parse(element.dataset.props ?? '{}')));
}
