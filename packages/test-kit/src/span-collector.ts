import { json } from 'node:stream/consumers';
import { startLoopbackServer } from './loopback-server';

export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  /** Since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
}

export interface SpanCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** The raw requests. */
  readonly received: () => string;
  stop(): Promise<void>;
}

interface OtlpSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: OtlpAttribute[];
  status?: { code?: number };
}

interface OtlpAttribute {
  key: string;
  value: Record<string, unknown>;
}

interface OtlpRequest {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const failedStatus = 2;

/** Plays an OpenTelemetry collector: accepts traces by OTLP over HTTP, as JSON. */
export async function startSpanCollector(): Promise<SpanCollector> {
  const spans: CollectedSpan[] = [];
  const requests: OtlpRequest[] = [];
  const server = await startLoopbackServer((request, response) => {
    void json(request).then((body) => {
      requests.push(body as OtlpRequest);
      spans.push(...readSpans(body as OtlpRequest));
      response.setHeader('Content-Type', 'application/json');
      response.end('{}');
    });
  });
  return { url: server.url, spans, received: () => JSON.stringify(requests), stop: server.stop };
}

function readSpans({ resourceSpans }: OtlpRequest): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(readAttributes(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => readSpan(service, span)));
  });
}

function readSpan(service: string, span: OtlpSpan): CollectedSpan {
  return {
    service,
    name: span.name,
    kind: span.kind,
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: span.parentSpanId || undefined,
    startMs: Number(span.startTimeUnixNano) / 1e6,
    endMs: Number(span.endTimeUnixNano) / 1e6,
    attributes: readAttributes(span.attributes ?? []),
    failed: span.status?.code === failedStatus,
  };
}

function readAttributes(attributes: readonly OtlpAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
