interface Texts {
  title: string;
  cause: string;
  current: string;
  suggestion: string;
}

/**
 * Source of the inline script that puts the banner on top of the page when neither our style
 * sheet nor our scripts, or what asks for them ahead, could be loaded from under the configured base
 * path. A sheet that came has rules: Chromium keeps an empty one for a refused one. The suggested path is the address without the
 * part that belongs to the page, told by its canonical link.
 */
export function bannerScript(basePath: string, texts: Texts): string {
  const data = JSON.stringify({basePath, texts}).replaceAll('<', '\\u003c');
  return `!function(){addEventListener('error',function(e){var t=e.target;if(t.tagName==='SCRIPT'||t.rel==='prefetch'){if(document.readyState==='complete')f();else addEventListener('load',f)}},true);
function f(){
if(window.docusaurus||document.getElementById('base-url-banner')||[].some.call(document.styleSheets,function(s){return s.href&&s.cssRules.length}))return;
var d=${data},canonical=document.querySelector('link[rel=canonical]'),box=document.createElement('div'),
path=location.pathname.replace(/(?:\\/index)?\\.html$/,'').replace(/\\/$/,''),
own=canonical?('/'+new URL(canonical.href).pathname.slice(d.basePath.length)).replace(/\\/$/,''):'';
if(own&&path.endsWith(own))path=path.slice(0,-own.length);
box.id='base-url-banner';box.setAttribute('role','alert');
[d.texts.title,d.texts.cause,d.texts.current.replace('{path}',d.basePath),d.texts.suggestion.replace('{path}',path+'/')]
.forEach(function(text,i){var p=document.createElement(i?'p':'h2');p.textContent=text;box.append(p)});
document.body.prepend(box)}}()`;
}
