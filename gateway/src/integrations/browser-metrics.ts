import type { WebVital } from '@sabi/contracts/http/gateway/browser-reports';
import { Counter, Histogram, type Registry } from '@sabi/service-kit/metrics';
import type { BrowserMetrics } from '../domain/browser-reports/browser-metrics';

/** Around the thresholds of good and poor: FCP 1.8 and 3 s, LCP 2.5 and 4 s. */
const paintBuckets = [0.5, 1, 1.8, 2.5, 3, 4, 6, 10];
/** INP: 200 and 500 ms. */
const answerBuckets = [0.05, 0.1, 0.2, 0.35, 0.5, 1, 2];
/** CLS: 0.1 and 0.25. */
const shiftBuckets = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5];
/** TTFB: 0.8 and 1.8 s. */
const firstByteBuckets = [0.1, 0.2, 0.4, 0.8, 1.8, 3];

export function createBrowserMetrics(registry: Registry): BrowserMetrics {
  const labelNames = ['remote', 'version'];
  const registers = [registry];
  const vitals: Readonly<Record<WebVital, Histogram>> = {
    CLS: new Histogram({
      name: 'browser_cls',
      help: 'Cumulative layout shift of a page during a visit (CLS)',
      buckets: shiftBuckets,
      labelNames,
      registers,
    }),
    FCP: new Histogram({
      name: 'browser_fcp_seconds',
      help: 'Time to first contentful paint of a page (FCP)',
      buckets: paintBuckets,
      labelNames,
      registers,
    }),
    INP: new Histogram({
      name: 'browser_inp_seconds',
      help: 'Slowest response of a page to an interaction (INP)',
      buckets: answerBuckets,
      labelNames,
      registers,
    }),
    LCP: new Histogram({
      name: 'browser_lcp_seconds',
      help: 'Time to largest contentful paint of a page (LCP)',
      buckets: paintBuckets,
      labelNames,
      registers,
    }),
    TTFB: new Histogram({
      name: 'browser_ttfb_seconds',
      help: 'Time to first byte of a page (TTFB)',
      buckets: firstByteBuckets,
      labelNames,
      registers,
    }),
  };
  const errors = new Counter({
    name: 'browser_errors_total',
    help: 'Uncaught errors and rejections in browsers, by the release whose file threw',
    labelNames: ['kind', ...labelNames],
    registers,
  });
  return {
    recordVital: (name, page, value) => vitals[name].observe({ ...page }, value),
    recordError: (kind, of) => errors.inc({ kind, ...of }),
  };
}
