// A separate script that runs last: reports web vitals, errors and spans of the page to the gateway.
import type { BrowserReport } from '@sabi/contracts/http/gateway/browser-reports';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type PageData, pageDataElementId } from '../page-data';

const reportPath = '/api/platform/v1/browser-reports';
const releasePattern = /\/remotes\/([a-z0-9-]+)\/([\w.-]+)\//;
const mostErrors = 20;
const mostRequests = 50;
/** Traces are most useful when they are recent. */
const requestsEveryMs = 5000;
/** A request later than this after an action was not caused by it. */
const causesWithinMs = 1000;

type Release = BrowserReport['releases'][number];

const path = window.location.pathname;
let vitals: BrowserReport['vitals'] = [];
let errors: BrowserReport['errors'] = [];
let requests: BrowserReport['requests'] = [];

function findRelease(text: string): Release | null {
  const [, remote, version] = releasePattern.exec(text) ?? [];
  return remote && version ? { remote, version } : null;
}

function listReleases(): Release[] {
  const found = performance.getEntriesByType('resource').map(({ name }) => findRelease(name));
  const releases = new Map(found.flatMap((release) => (release ? [[release.remote, release]] : [])));
  return [...releases.values()].slice(0, 20);
}

function send(): void {
  if (vitals.length + errors.length + requests.length === 0) return;
  const report: BrowserReport = { path, releases: listReleases(), vitals, errors, requests };
  [vitals, errors, requests] = [[], [], []];
  navigator.sendBeacon(reportPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

function recordError(kind: 'error' | 'rejection', where: string): void {
  if (errors.length < mostErrors) errors.push({ kind, release: findRelease(where) });
}

for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
  observe(({ name, value }) => {
    // A vital is reported again when it changes; the last value counts.
    vitals = vitals.filter((vital) => vital.name !== name);
    vitals.push({ name, value: name === 'CLS' ? value : value / 1000 });
  });

window.addEventListener('error', ({ error, filename }) => {
  recordError('error', error instanceof Error ? `${error.stack ?? ''} ${filename}` : filename);
});
window.addEventListener('unhandledrejection', ({ reason }) => {
  recordError('rejection', reason instanceof Error ? (reason.stack ?? '') : '');
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
window.addEventListener('pagehide', send);

const randomHex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Random ids, which cannot be traced back to a visitor. */
const createTraceparent = () => `00-${randomHex(16)}-${randomHex(8)}-01`;

const isOwn = (url: string) => new URL(url, window.location.href).origin === window.location.origin;

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly traceparent: string;
}

/** @returns a function to call after the response */
type Follow = (sent: SentRequest) => () => void;

/**
 * Starts a trace for every request to the own origin. Wraps fetch and XMLHttpRequest, as OpenTelemetry's instrumentation does,
 * so that code before this script needs no changes.
 */
function traceRequests(follow: Follow): void {
  const plainFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isOwn(request.url)) return plainFetch(request);
    const traceparent = createTraceparent();
    request.headers.set('traceparent', traceparent);
    const end = follow({ method: request.method, url: request.url, traceparent });
    try {
      return await plainFetch(request);
    } finally {
      end();
    }
  };
  const { open, send } = XMLHttpRequest.prototype;
  const opened = new WeakMap<XMLHttpRequest, { method: string; url: string }>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
    opened.set(this, { method: String(given[0]), url: String(given[1]) });
    Reflect.apply(open, this, given);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const known = opened.get(this);
    if (known && isOwn(known.url)) {
      const traceparent = createTraceparent();
      this.setRequestHeader('traceparent', traceparent);
      this.addEventListener('loadend', follow({ ...known, traceparent }), { once: true });
    }
    send.call(this, body);
  };
}

/** Collects requests for the next report, each with the user action just before it. */
function collectRequests(): Follow {
  let lastAction = -Infinity;
  for (const type of ['click', 'change', 'submit'])
    window.addEventListener(type, ({ timeStamp }) => (lastAction = timeStamp), {
      capture: true,
      passive: true,
    });
  setInterval(send, requestsEveryMs);
  const sinceEpoch = (time: number) => performance.timeOrigin + time;
  return ({ method, url, traceparent }) => {
    const startedAt = performance.now();
    const cause = startedAt - lastAction < causesWithinMs ? sinceEpoch(lastAction) : null;
    return () => {
      if (requests.length === mostRequests) return;
      const { pathname } = new URL(url, window.location.href);
      const [started, ended] = [sinceEpoch(startedAt), sinceEpoch(performance.now())];
      requests.push({
        method,
        path: pathname,
        traceparent,
        actedAt: cause,
        startedAt: started,
        endedAt: ended,
      });
    };
  };
}

const pageData = JSON.parse(
  document.getElementById(pageDataElementId)?.textContent ?? '{}',
) as Partial<PageData>;
traceRequests(pageData.isTracing ? collectRequests() : () => () => undefined);
