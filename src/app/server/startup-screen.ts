import type { ServerResponse } from 'node:http';
import { isApiTarget, sendProblem } from '#platform/http/api-error.ts';
import { createSecurityHeaders } from '#platform/http/security-headers.ts';
import { sendWholeBody } from '#platform/http/send-whole-body.ts';
import { startupText } from '#platform/text/pages.ts';

const style = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;text-align:center;background:#fff;color:#0b1220;font:18px/1.5 system-ui,sans-serif}
h1{font-size:28px;line-height:1.2}
p{max-width:32em}
.spinner{width:48px;height:48px;border:4px solid #10b98133;border-top-color:#10b981;border-radius:50%;animation:turn 1s linear infinite}
button{min-height:44px;margin-top:8px;padding:0 24px;border:0;border-radius:6px;background:#047857;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid #10b981;outline-offset:2px}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.spinner{animation-duration:4s}}
@media (prefers-color-scheme:dark){body{background:#0b1220;color:#e7ecf3}}
`;

/**
 * Polls until the server is ready, then reloads the page. The screen stays for at least a second, so that it does not flash
 * (spec §4).
 */
const script = `
var shown=performance.now();
function open(){setTimeout(function(){location.reload()},Math.max(0,1000-(performance.now()-shown)))}
function ask(){fetch('/readyz',{cache:'no-store'}).then(function(r){return r.text().then(function(t){
if(r.ok||(t.indexOf('failed')<0)!==(document.body.dataset.state==='loading'))open();else later()})}).catch(later)}
function later(){setTimeout(ask,document.body.dataset.state==='loading'?250:3000)}
document.addEventListener('submit',function(e){e.preventDefault();location.reload()});
later();
`;

const loading = page(
  'loading',
  startupText.loadingTitle,
  `<div class="spinner" role="presentation"></div>
<h1>${startupText.loadingTitle}</h1>
<p role="status">${startupText.loadingText}</p>`,
);

const failed = page(
  'failed',
  startupText.errorTitle,
  `<h1>${startupText.errorTitle}</h1>
<p role="alert">${startupText.errorText}</p>
<form><button type="submit">${startupText.refresh}</button></form>`,
);

/** Without scripts the browser reloads the page by itself. */
function page(state: 'loading' | 'failed', title: string, body: string): string {
  return `<!doctype html>
<html lang="az">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<noscript><meta http-equiv="refresh" content="${state === 'loading' ? 2 : 10}"></noscript>
<style>${style}</style>
</head>
<body data-state="${state}">
${body}
<script>${script}</script>
</body>
</html>
`;
}

/** Sends the start-up screens of this site (spec §2.7): loading, or the start-up error with its Refresh button. */
export function createStartupScreens(options: { siteUrl: string }) {
  const { all } = createSecurityHeaders({ ...options, inlineScripts: [script], inlineStyles: [style] });
  return (res: ServerResponse, state: 'loading' | 'failed'): void => {
    res.setHeader('Retry-After', state === 'loading' ? '1' : '5');
    if (isApiTarget(res.req.url ?? '')) {
      sendProblem(res, { status: 503, problem: 'server.failed', headers: all });
      return;
    }
    const body = state === 'loading' ? loading : failed;
    sendWholeBody(res, { status: 503, type: 'text/html; charset=utf-8', body, headers: all });
  };
}
