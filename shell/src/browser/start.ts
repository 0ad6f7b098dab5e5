// The only script tag of the document. It is loaded beside the styles and runs before the first paint for the theme alone. The
// server-rendered page can be read and used without scripts, so the others are loaded after the first paint, when they no longer
// compete with it for network and processor.
import { recordPendingSubmit } from '@sabi/ui/pending-submit';
import { followTheme } from '@sabi/ui/theme';
import { type PageScript, pageScriptsElementId } from '../page-data';
import { serviceWorkerPath } from '../service-worker/paths';
import { allowOwnScripts } from './trusted-types';
import { yieldToBrowser } from './yield-to-browser';

/** Limit for a browser that reports no paint although the page is visible. */
const longestWaitMs = 3_000;

followTheme(window);
allowOwnScripts(window);
recordPendingSubmit(document);

void waitForDocument()
  .then(waitForPaint)
  .then(async () => {
    const list = document.getElementById(pageScriptsElementId)?.textContent ?? '[]';
    for (const script of JSON.parse(list) as PageScript[]) {
      document.head.append(script.runs ? toRun(script) : toFetch(script));
      await yieldToBrowser(); // each takes some milliseconds on a phone
    }
    // A browser that refuses it works as before.
    await navigator.serviceWorker?.register(serviceWorkerPath).catch(() => undefined);
  });

function waitForDocument(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

function waitForPaint(): Promise<void> {
  // A background tab is not painted before it is shown.
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
