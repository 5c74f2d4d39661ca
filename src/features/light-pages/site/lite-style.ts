/** The style of the light version. The content security policy has its hash. */
export const LITE_STYLE = [
  ':root{color-scheme:light dark}',
  'body{max-width:40rem;margin:0 auto;padding:0 1rem 2rem;font:1.125rem/1.55 system-ui,sans-serif;',
  'background:light-dark(#fff,#0b1220);color:light-dark(#0b1220,#e7ecf3);overflow-wrap:break-word}',
  'a{color:light-dark(#047857,#34d399)}',
  'h1,h2,h3{line-height:1.2}h1{font-size:1.75rem}h2{font-size:1.3rem}',
  'header,footer,nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;align-items:center}',
  'header a,footer a,nav a,ul a,.picture{display:inline-block;max-width:100%;min-height:1.9rem;padding:.45rem 0}',
  'header{border-bottom:1px solid light-dark(#dde3ea,#27334a)}',
  'footer{margin-top:2rem;border-top:1px solid light-dark(#dde3ea,#27334a)}',
  'header>b{font-size:1.3rem}main ul{list-style:none;padding:0}li{margin:.6rem 0}',
  'li>a+small{display:block}small{color:light-dark(#4b5768,#a3b0c2);font-size:.9rem}',
  'article ul{list-style:disc;padding-left:1.3em}table{display:block;overflow-x:auto}',
  'th,td{text-align:left;padding:.3rem .6rem}img{max-width:100%}',
].join('');
