import { findRemoteFor } from '@sabi/contracts/gateway/base-path';
import type { BrowserReport } from '@sabi/contracts/http/gateway/browser-reports';
import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import { parseLocalizedPath } from '@sabi/contracts/language';
import { recordSpan } from '@sabi/service-kit/tracing';
import type { BrowserMetrics, ReleaseLabels } from './browser-metrics';
import { findRoute } from '../routing/route-table';

interface ReportDependencies {
  readonly remotes: readonly RegisteredRemote[];
  readonly metrics: BrowserMetrics;
}

/** Label for anything that is not in the registry, as browsers may send any text. */
const other = 'other';
/** Spans of a browser with a larger clock difference are dropped, as they would lie outside their trace. */
const longestSkewMs = 60 * 60 * 1000;

/** Counts a browser's report, with names of the registry as its only labels, and forwards its spans to the trace collector. */
export function recordBrowserReport(report: BrowserReport, { remotes, metrics }: ReportDependencies): void {
  const { path, releases, vitals, errors, requests } = report;
  const remote = findRemoteFor(remotes, parseLocalizedPath(path).path)?.name;
  const loaded = releases.find((release) => release.remote === remote);
  const page = remote ? labelsOf({ remote, version: loaded?.version ?? other }, remotes) : shellLabels;
  for (const { name, value } of vitals) metrics.recordVital(name, page, value);
  for (const { kind, release } of errors)
    metrics.recordError(kind, release ? labelsOf(release, remotes) : shellLabels);
  for (const request of requests) recordRequest(request);
}

const shellLabels: ReleaseLabels = { remote: 'shell', version: '' };

function labelsOf({ remote, version }: ReleaseLabels, remotes: readonly RegisteredRemote[]): ReleaseLabels {
  const known = remotes.find(({ name }) => name === remote);
  if (!known) return { remote: other, version: other };
  const isKnown = [known.release, known.fallback, known.canary?.release].some(
    (release) => release?.version === version,
  );
  return { remote, version: isKnown ? version : other };
}

function recordRequest({
  method,
  path,
  traceparent,
  actedAt,
  startedAt,
  endedAt,
}: BrowserReport['requests'][number]): void {
  const now = Date.now();
  if ([startedAt, endedAt].some((time) => Math.abs(now - time) > longestSkewMs) || endedAt < startedAt)
    return;
  const route = `${findRoute(path)?.prefix ?? ''}/*`;
  recordSpan({
    service: 'browser',
    name: `${method} ${route}`,
    traceparent,
    startedAt,
    endedAt,
    causedAt: actedAt !== null && startedAt - actedAt < longestSkewMs ? actedAt : undefined,
    attributes: { 'http.request.method': method, 'http.route': route },
  });
}
