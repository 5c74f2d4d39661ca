import { href, pathPrefix } from '#platform/http/href.ts';

/**
 * The script of the light version. It reports page views of articles, when they are visible, and clicks on the front page, as
 * `page-view-behaviour.ts` does for full pages (spec §2.1). The content security policy has its hash.
 */
export const LITE_SCRIPT = [
  `{const d=document,send=o=>navigator.sendBeacon('${href('/api/page-views')}',JSON.stringify(o)),`,
  `slug=d.querySelector('[data-views]')?.dataset.views,`,
  `open=()=>d.visibilityState==='visible'?send({slug,from:d.referrer.split('/')[2]??''})`,
  `:d.addEventListener('visibilitychange',open,{once:true});`,
  `if(slug)open();`,
  `d.querySelector('[data-front-page]')?.addEventListener('click',e=>{`,
  `const a=e.target.closest('a[href^="${pathPrefix('/article/:slug')}/"]');if(a)send({slug:a.pathname.split('/')[2]})})}`,
].join('');
