import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createTrustedPolicy, DEFAULT_POLICY } from '#platform/http/trusted-types.ts';
import { PAGE_TRANSITION_STYLE, SPECULATION_RULES, THEME_SCRIPT } from '#platform/ui/head-scripts.tsx';

/**
 * The texts that React sets as HTML when it renders the whole document again, for instance after an extension of the browser has
 * changed it: those of our inline scripts, that of the router's (a space), and an empty script element.
 */
const OWN_TEXTS: readonly string[] = [
  THEME_SCRIPT,
  SPECULATION_RULES,
  PAGE_TRANSITION_STYLE,
  ' ',
  '',
  '<script></script>',
];

/** A part of the router's script that restores the scroll position before hydration. After it, the script is left empty. */
const SCROLL_SCRIPT = 'window.history.state';

/**
 * The HTML of a frame. The only ones are the sandboxed previews of mails, in which no script runs; the policy of the page would also
 * refuse one.
 */
const FRAME_SINK = 'HTMLIFrameElement srcdoc';

/** Hydrates the document. The back-office is a normal React Router application. */
export function hydrateDocument(): void {
  createTrustedPolicy(DEFAULT_POLICY, { createHTML: requireOwn, createScript: requireOwn });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

function requireOwn(text: string, _type: string, sink: string): string {
  if (sink === FRAME_SINK) return text;
  if (OWN_TEXTS.includes(text)) return text;
  if (text.includes(SCROLL_SCRIPT)) return '';
  throw new TypeError('This text may not become HTML or a script');
}
