/** Without user input and personal data: route templates, names of queues and collections, counts, codes. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** W3C `traceparent` of the causing step; without it a trace begins. */
  readonly parent?: string | undefined;
}

export interface OpenSpan {
  readonly traceId: string;
  /** W3C `traceparent` for child steps. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Records only the name or code of an error: its text may hold personal data. */
  fail(error: unknown): void;
  end(): void;
}

/** A step that happened elsewhere, recorded afterwards. */
export interface RecordedSpan {
  readonly service: string;
  readonly name: string;
  /** Its own, which child steps name as parent. */
  readonly traceparent: string;
  /** Milliseconds since 1970, as the end. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Time of the user action that caused it, recorded as a parent step. */
  readonly causedAt?: number | undefined;
  readonly attributes: SpanAttributes;
}

export interface Tracer {
  startSpan(name: string, options: SpanOptions): OpenSpan;
  recordSpan(span: RecordedSpan): void;
  /** Flushes and ends. */
  stop(): Promise<void>;
}
