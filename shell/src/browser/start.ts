// The only script tag of the document. What the server wrote can be read and used before any other script has run, so
// those are fetched and run once it has been painted: until then they would take the line and the processor from it.
import { rememberEarlyEnter } from '@sabi/ui/early-enter';
import { type PageScript, pageScriptsElementId } from '../page-data';
import { yieldToBrowser } from './yield-to-browser';
import { allowOwnScripts } from './trusted-types';

/** For a browser that reports no paint although the page is visible. */
const longestWaitMs = 3_000;

allowOwnScripts(window);
rememberEarlyEnter(document);

const list = document.getElementById(pageScriptsElementId)?.textContent ?? '[]';
const scripts = JSON.parse(list) as PageScript[];
void waitForPaint().then(async () => {
  for (const script of scripts) {
    document.head.append(script.runs ? toRun(script) : toFetch(script));
    await yieldToBrowser(); // each costs a phone some milliseconds
  }
});

function waitForPaint(): Promise<void> {
  // A page opened in the background is not painted before someone looks at it.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function toRun({ url }: PageScript): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = false; // in the order of the list
  return script;
}

function toFetch({ url, integrity }: PageScript): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  if (integrity) link.integrity = integrity;
  return link;
}
