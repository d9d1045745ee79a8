interface Texts {
  title: string;
  cause: string;
  current: string;
  suggestion: string;
}

/**
 * Source of the inline script that puts the banner on top of the page when none of our style sheets
 * and not all of our scripts, or of what asks for them ahead, could be loaded from under the
 * configured base path. The suggested path is the address without the part that belongs to the page,
 * told by its canonical link.
 */
export function bannerScript(basePath: string, texts: Texts): string {
  const data = JSON.stringify({basePath, texts}).replaceAll('<', '\\u003c');
  return `!function(){var sheets=0,scripts=0;
addEventListener('error',function(e){var t=e.target;
if(t.rel==='stylesheet')sheets++;else if(t.tagName==='SCRIPT'||t.rel==='prefetch')scripts++;else return;
if(document.readyState==='complete')f();else addEventListener('load',f)},true);
function f(){
if(!scripts||sheets<document.querySelectorAll('head template,[data-whole]').length||window.docusaurus||document.getElementById('base-url-banner'))return;
var d=${data},canonical=document.querySelector('link[rel=canonical]'),box=document.createElement('div'),
path=location.pathname.replace(/(?:\\/index)?\\.html$/,'').replace(/\\/$/,''),
own=canonical?('/'+new URL(canonical.href).pathname.slice(d.basePath.length)).replace(/\\/$/,''):'';
if(own&&path.endsWith(own))path=path.slice(0,-own.length);
box.id='base-url-banner';box.setAttribute('role','alert');
[d.texts.title,d.texts.cause,d.texts.current.replace('{path}',d.basePath),d.texts.suggestion.replace('{path}',path+'/')]
.forEach(function(text,i){var p=document.createElement(i?'p':'h2');p.textContent=text;box.append(p)});
document.body.prepend(box)}}()`;
}
