import { currentRequestContext, runInRequestContext } from './request-context';

/** Never what a person sent or is called: templates of addresses, names of queues and collections, counts, codes. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** W3C `traceparent` of the step that caused this one; without it a trace begins. */
  readonly parent?: string | undefined;
}

/** A step of a trace that is under way. */
export interface OpenSpan {
  readonly traceId: string;
  /** W3C `traceparent` for what this step causes. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Only the name or code of an error is recorded: its text may hold personal data. */
  fail(error: unknown): void;
  end(): void;
}

/** A step that was done elsewhere and is recorded afterwards. */
export interface RecordedSpan {
  readonly service: string;
  readonly name: string;
  /** Its own: what it caused names it as parent. */
  readonly traceparent: string;
  /** Milliseconds since 1970, as the end. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** When a person did something that caused it: a step above. */
  readonly causedAt?: number | undefined;
  readonly attributes: SpanAttributes;
}

export interface Tracer {
  startSpan(name: string, options: SpanOptions): OpenSpan;
  recordSpan(span: RecordedSpan): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** One for each service, also where several share a process: each is a bundle with modules of its own. */
let tracer: Tracer | undefined;

/**
 * Sends this service's spans to the collector. Without an endpoint nothing is loaded and every step is only done.
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

/** @returns undefined where nobody collects spans */
export function startSpan(name: string, options: SpanOptions): OpenSpan | undefined {
  return tracer?.startSpan(name, options);
}

/** Records a span for a browser, which cannot send its own. */
export function recordSpan(span: RecordedSpan): void {
  tracer?.recordSpan(span);
}

/** Does `work` as a step of the request or message being handled. Outside of both it is only done. */
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
