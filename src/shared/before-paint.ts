/**
 * Lays the whole page out where a reader continues further down: after a reload, and where the address has a fragment
 * (`data-at-anchor`, see `src/styles/global.css`).
 */
const markPlace =
  "if(location.hash||performance.getEntriesByType('navigation').some(function(entry){return entry.type!='navigate'}))document.documentElement.dataset.atAnchor='';";

/**
 * Preloads the fonts only where they can arrive in the 100 ms for which they hold the first paint. Where every answer
 * takes longer, they would be too late for this document (`font-display: optional`): it uses the device's fonts and
 * leaves the connection to its code. The service worker then downloads ours, and its shell preloads them at once.
 */
const chooseFonts =
  "(function(line,worker){if(line&&line.rtt>100&&!(worker&&worker.controller))document.documentElement.dataset.deviceFonts='';else document.querySelectorAll('link[as=font][media]').forEach(function(font){font.media='all'})})(navigator.connection,navigator.serviceWorker);";

/**
 * Applies the reader's text size and outdoor mode, and reserves the place of unfinished questionnaires
 * (`src/offline/waiting/unfinished-height.ts`), as `src/features/reading-aids/reading-choices.ts` does later: before
 * the first paint where a service worker controls the page, right after it elsewhere, since the first access to
 * `localStorage` waits for another process.
 */
const markChoices =
  "(function(mark,worker){worker&&worker.controller?mark():requestAnimationFrame(function(){setTimeout(mark)})})(function(){try{(function(w,d,c){function has(x){return w.indexOf(x)+1}if(has('larger'))d.textSize='larger';else if(has('large'))d.textSize='large';if(has('no-keys'))d.noKeys='';if(has('outdoor')){d.outdoor='';c.forEach(function(m){m.content='#ffffff'})}})((localStorage.getItem('natural-building-design:reading')||'').split(' '),document.documentElement.dataset,document.querySelectorAll('meta[name=theme-color]'));var p=(localStorage.getItem('natural-building-design:unfinished')||'').split(' ');p[1]&&p[0]==innerWidth&&document.documentElement.style.setProperty('--unfinished-height',p[1])}catch(e){}},navigator.serviceWorker)";

/**
 * Marks a page whose code will run (`data-scripted`), and a browser that lacks what the code needs (`data-too-old`): its
 * page stays as the server sent it. The mark goes when a file of ours does not load, parse or run before the page is
 * hydrated; what was hydrated all the same marks itself again.
 */
const markScripted =
  "(function(root){if([].at&&''.replaceAll&&Object.hasOwn&&window.AbortSignal&&AbortSignal.timeout&&window.HTMLDialogElement&&window.BroadcastChannel)root.dataset.scripted='';else root.dataset.tooOld='';addEventListener('error',function(event){var from=event.target&&event.target.src||event.filename||'';if(!('hydrated'in root.dataset)&&from.indexOf(location.origin+'/assets/')===0)delete root.dataset.scripted},true)})(document.documentElement);";

/** Inline in every document and in the worker's shell; its hash is in the content security policy. */
export const beforePaintScript = markScripted + markPlace + chooseFonts + markChoices;
