import type { ConsumeMessage, Options } from 'amqplib';
import type { Message } from './bus';

export interface Envelope {
  readonly message: Message;
  readonly attempt: number;
}

/** Content and AMQP properties of a message. */
export function toAmqp(message: Message, options: { appId: string; attempt?: number }) {
  const properties: Options.Publish = {
    persistent: true,
    mandatory: true,
    messageId: message.id,
    type: message.type,
    contentType: 'application/json',
    timestamp: Math.floor(message.occurredAt.getTime() / 1000),
    appId: options.appId,
    correlationId: message.correlationId,
    headers: {
      traceparent: message.traceparent,
      'x-attempt': options.attempt ?? 0,
      'x-first-seen': message.occurredAt.toISOString(),
      'x-exchange': message.exchange,
      ...(message.actor && { 'x-actor': message.actor }),
    },
  };
  return { content: Buffer.from(JSON.stringify(message.body)), properties };
}

/** @returns undefined for a message that this bus has not sent */
export function fromAmqp({ content, properties }: ConsumeMessage): Envelope | undefined {
  const { headers = {}, messageId, type, correlationId } = properties;
  const body = parseJson(content);
  if (typeof messageId !== 'string' || typeof type !== 'string' || body === undefined) return undefined;
  return {
    attempt: Number(headers['x-attempt'] ?? 0),
    message: {
      id: messageId,
      type,
      exchange: headers['x-exchange'] === 'events' ? 'events' : 'jobs',
      body,
      occurredAt: new Date(String(headers['x-first-seen'])),
      correlationId: String(correlationId),
      traceparent: String(headers['traceparent']),
      actor: typeof headers['x-actor'] === 'string' ? headers['x-actor'] : null,
    },
  };
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
