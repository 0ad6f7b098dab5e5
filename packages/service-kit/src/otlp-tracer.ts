import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { toReadableSpans } from './recorded-spans';
import { parseTraceparent } from './request-context';
import type { OpenSpan, Tracer } from './tracer';

const sendTimeoutMs = 5000;
const stopTimeoutMs = 3000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Sends batches of spans to a collector by OTLP over HTTP. `OTEL_TRACES_SAMPLER` decides which traces are sampled. */
export function createTracer({ service, endpoint }: { service: string; endpoint: string }): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: sendTimeoutMs,
  });
  const processor = new BatchSpanProcessor(exporter, { exportTimeoutMillis: sendTimeoutMs });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('sabi');
  return {
    startSpan: (name, { kind, attributes, parent }) => {
      const from = parent === undefined ? undefined : parseTraceparent(parent);
      const context = from
        ? trace.setSpanContext(ROOT_CONTEXT, {
            ...from,
            traceFlags: from.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
            isRemote: true,
          })
        : ROOT_CONTEXT;
      const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes: { ...attributes } };
      return open(tracer.startSpan(name, options, context));
    },
    recordSpan: (recorded) => {
      for (const span of toReadableSpans(recorded)) {
        // Asks the sampler as a span of our own would.
        const context = trace.setSpanContext(ROOT_CONTEXT, span.spanContext());
        if (tracer.startSpan('', {}, context).isRecording()) processor.onEnd(span);
      }
    },
    stop: async () => {
      const late = new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]); // the collector may be unreachable
    },
  };
}

function open(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes as Attributes),
    fail: (error) => {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', nameOf(error));
    },
    end: () => span.end(),
  };
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
