import { createHash } from 'node:crypto';
import { readerSigns, restMs } from '#shared/reader-signs.ts';

/** The element that begins the program, for the head of a document. */
export interface ProgramStart {
  html: string;
  /** Hash of the script for the content security policy. */
  hash: string;
}

/**
 * Takes the program's script out of the built template: a document that can be read as it is leaves the line and the
 * processor to its text, letters and leading picture first. The code is fetched when these are here and drawn, and
 * begins with the first thing a reader does, or after a rest in which nobody does anything; at once where the
 * address asks for more than the document holds. What was pressed or typed before is kept, see
 * `src/app/before-program.ts`.
 *
 * The document holds of the program's style sheet what it uses itself; the whole sheet comes with the code, before it
 * begins, and takes its place in the cascade before the page's own style element, the last one by then. What is lost
 * on the way is asked for again with what the reader does a second later. The manifest, which a browser would fetch
 * with an icon before the pictures, comes with the code too.
 *
 * A document that is read from its top is marked as fresh: what is far down in it is laid out when a reader comes near
 * (`src/ui/deferred/far-down.ts`), all of it before a key or a link leads to a place in the page.
 * @param sheet address of the program's style sheet
 * @param beginsAlone whether the page begins as soon as the browser is idle, as one that is there to be filled in
 * @throws Error when the template has no program or no manifest: the build is broken
 */
export function programStart(template: string, sheet: string, beginsAlone: boolean): ProgramStart {
  const [, program] = programTag.exec(template) ?? [];
  if (program === undefined) throw new Error('index.html has no program');
  const [, manifest] = manifestTag.exec(template) ?? [];
  if (manifest === undefined) throw new Error('index.html has no web app manifest');
  const parts = [...template.matchAll(partTag)].map(([, part]) => part);
  const script =
    `(${beginning})(${JSON.stringify([program, sheet, parts, manifest]).slice(1, -1)},${beginsAlone ? 0 : restMs})`.replaceAll(
      /\n\s*/g,
      '',
    );
  return {
    html: `<script>${script}</script>`,
    hash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
  };
}

/** The template without program, styles and manifest. */
export function withoutProgram(template: string): string {
  return template
    .replace(programTag, '')
    .replace(manifestTag, '')
    .replaceAll(partTag, '')
    .replaceAll(sheetTag, '');
}

/** Addresses of the style sheets that the built template asks for. */
export function sheetsOf(template: string): string[] {
  return [...template.matchAll(sheetTag)].map(([, sheet = '']) => sheet);
}

const programTag = /<script type="module"[^>]*? src="([^"]+)"><\/script>\s*/;
const manifestTag = /<link rel="manifest"[^>]*? href="([^"]+)">\s*/;
const partTag = /<link rel="modulepreload"[^>]*? href="([^"]+)">\s*/g;
const sheetTag = /<link rel="stylesheet"[^>]*? href="([^"]+)">\s*/g;

/** Runs in the browser, as text. Every line ends in a mark, since the line ends go. */
const beginning = `function(program,sheet,parts,manifest,rest){
var root=document.documentElement,used=new Set,watch=new AbortController,isAsked=0,isBegun=0,styled,
styles=document.querySelectorAll('style'),ofPage=styles[styles.length-1],
seen=window.beforeProgram={isTouched:false,used:used,installPrompt:null,end:function(){watch.abort()}};
function on(types,act,isActive){types.split(' ').forEach(function(type){
addEventListener(type,act,{capture:true,passive:!isActive,signal:watch.signal})})}
function ask(rel,href){var link=document.createElement('link');
link.rel=rel;link.fetchPriority='low';link.href=href;return link}
function afterPaint(act){var isDone=0,paints=new PerformanceObserver(go);
function go(){if(isDone)return;isDone=1;paints.disconnect();act()}
paints.observe({type:'paint',buffered:true});setTimeout(go,2000)}
function fetchParts(){if(!isAsked){isAsked=1;document.head.append(ask('manifest',manifest));
parts.concat(program).forEach(function(part){document.head.append(ask('modulepreload',part))})}
styled=styled||new Promise(function(resolve,reject){var link=ask('stylesheet',sheet);
link.onload=resolve;link.onerror=function(){link.remove();styled=0;reject()};
ofPage.before(link)});styled.catch(function(){})}
function begin(){if(isBegun)return;isBegun=1;fetchParts();
styled.then(function(){return import(program)}).catch(function(){setTimeout(function(){isBegun=0},1000)})}
if(!location.hash&&performance.getEntriesByType('navigation').some(function(entry){
return entry.type=='navigate'}))root.dataset.fresh='';
on('${readerSigns.join(' ')}',function(event){
seen.isTouched=true;
var target=event.target;
if(event.isTrusted&&target instanceof Element){
var pressed=event.type=='click'&&target.closest('a[href],button,input[type=radio],input[type=checkbox]');
if(event.type=='input'&&!/^(radio|checkbox)$/.test(target.type))used.add(target);
else if(pressed&&!pressed.href)used.add(pressed);
if(event.type=='keydown'||pressed&&pressed.hash)root.removeAttribute('data-fresh')}
begin()});
on('beforeinstallprompt',function(event){event.preventDefault();seen.installPrompt=event},true);
on('load',function(){
(window.requestIdleCallback||setTimeout)(function(){
afterPaint(function(){fetchParts();setTimeout(begin,location.search||location.hash?0:rest)})},{timeout:2000})})}`;
