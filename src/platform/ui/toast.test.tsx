import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToastProvider } from './toast.tsx';

test.each([
  ['default', 4],
  ['success', 3],
  ['error', 5],
] as const)('a toast of the kind %s is shown for %i seconds, at the top right', (kind, seconds) => {
  const html = renderToString(
    <ToastProvider flash={{ key: 'a', kind, text: 'Saxlandı' }}>
      <main />
    </ToastProvider>,
  );
  expect(html).toMatch(new RegExp(`data-toast="${kind}"[^>]*style="--toast-time:${seconds}s"`));
  expect(html).toMatch(/class="[^"]*\bfixed end-3 top-3\b/);
});
