import { href, pathPrefix } from '#domain/href.ts';

/**
 * The whole script of the light version: it tells of an opened article once it is really seen and of clicks on the front
 * page, as `page-view-behaviour.ts` does for the full pages (spec §2.1). Its hash stands in the page's policy.
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
