import { currentRequestContext, runInRequestContext } from './request-context';
import type { OpenSpan, RecordedSpan, SpanOptions, Tracer } from './tracer';

/** One per service, even in a shared process: each is a bundle with modules of its own. */
let tracer: Tracer | undefined;

/**
 * Sends this service's spans to the collector. Without an endpoint nothing is loaded or recorded.
 * @returns what ends it
 */
export async function startTracing(settings: {
  service: string;
  endpoint: string | undefined;
}): Promise<() => Promise<void>> {
  if (!settings.endpoint) return async () => undefined;
  const { createTracer } = await import('./otlp-tracer');
  const started = createTracer({ ...settings, endpoint: settings.endpoint });
  tracer = started;
  return async () => {
    if (tracer === started) tracer = undefined;
    await started.stop();
  };
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** @returns undefined without a collector */
export function startSpan(name: string, options: SpanOptions): OpenSpan | undefined {
  return tracer?.startSpan(name, options);
}

/** Records a span for a browser, which cannot send its own. */
export function recordSpan(span: RecordedSpan): void {
  tracer?.recordSpan(span);
}

/** Runs `work` as a step of the current request or message; outside of both it is not recorded. */
export async function inSpan<T>(
  name: string,
  options: Omit<SpanOptions, 'parent'>,
  work: (span: OpenSpan | undefined) => Promise<T>,
): Promise<T> {
  const context = currentRequestContext();
  const span = context && startSpan(name, { ...options, parent: context.traceparent });
  if (!span) return work(undefined);
  try {
    return await runInRequestContext({ ...context, traceparent: span.traceparent }, () => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
