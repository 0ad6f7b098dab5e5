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
