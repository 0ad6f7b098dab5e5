import { randomBytes } from 'node:crypto';
import { type HrTime, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { parseTraceparent } from './request-context';
import type { RecordedSpan } from './tracer';

const spanIdBytes = 8;

/** The step itself, and the user action before it where known. */
export function toReadableSpans(recorded: RecordedSpan): ReadableSpan[] {
  const { traceparent, name, startedAt, endedAt, causedAt } = recorded;
  const own = parseTraceparent(traceparent);
  if (!own?.isSampled) return [];
  const { traceId, spanId } = own;
  if (causedAt === undefined) return [toReadable(recorded, { traceId, spanId, name, startedAt, endedAt })];
  const causeId = randomBytes(spanIdBytes).toString('hex');
  const cause = { traceId, spanId: causeId, name: 'user action', startedAt: causedAt, endedAt };
  const step = { traceId, spanId, parentId: causeId, name, startedAt, endedAt };
  return [toReadable(recorded, cause), toReadable(recorded, step)];
}

interface Step {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId?: string;
  readonly name: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

function toReadable(
  { service, attributes }: RecordedSpan,
  { traceId, spanId, parentId, name, startedAt, endedAt }: Step,
): ReadableSpan {
  const context = { traceId, traceFlags: TraceFlags.SAMPLED };
  return {
    name,
    kind: SpanKind.CLIENT,
    spanContext: () => ({ ...context, spanId }),
    ...(parentId && { parentSpanContext: { ...context, spanId: parentId } }),
    startTime: toHrTime(startedAt),
    endTime: toHrTime(endedAt),
    duration: toHrTime(endedAt - startedAt),
    status: { code: SpanStatusCode.UNSET },
    attributes: { ...attributes },
    links: [],
    events: [],
    ended: true,
    resource: resourceFromAttributes({ 'service.name': service }),
    instrumentationScope: { name: 'sabi' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function toHrTime(milliseconds: number): HrTime {
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds, Math.round((milliseconds - seconds * 1000) * 1e6)];
}
