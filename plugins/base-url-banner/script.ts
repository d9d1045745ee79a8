interface Texts {
  title: string;
  cause: string;
  current: string;
  suggestion: string;
}

/**
 * Source of the inline script that puts the banner on top of the page when neither our style
 * sheet nor our script could be loaded from under the configured base path.
 */
export function bannerScript(basePath: string, texts: Texts): string {
  const data = JSON.stringify({basePath, texts}).replaceAll('<', '\\u003c');
  return `addEventListener('load',function(){
var d=${data},sheets=document.querySelectorAll('link[rel=stylesheet]');
if(window.docusaurus||Array.prototype.some.call(sheets,function(s){return s.sheet}))return;
var path=location.pathname.replace(/\\/?$/,'/'),box=document.createElement('div');
box.id='base-url-banner';box.setAttribute('role','alert');
[d.texts.title,d.texts.cause,d.texts.current.replace('{path}',d.basePath),d.texts.suggestion.replace('{path}',path)]
.forEach(function(text,i){var p=document.createElement(i?'p':'h2');p.textContent=text;box.append(p)});
document.body.prepend(box)})`;
}
