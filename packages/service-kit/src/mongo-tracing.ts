import type { MongoClient } from 'mongodb';
import { currentRequestContext } from './request-context';
import type { OpenSpan } from './tracer';
import { startSpan } from './tracing';

/** Spans of the database commands of a request or a message, with command and collection, without content. */
export function traceCommands(client: MongoClient): void {
  const open = new Map<number, OpenSpan>();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    const context = currentRequestContext();
    if (!context) return; // outside of a request or message
    const target: unknown = command[commandName];
    const collection = typeof target === 'string' ? target : undefined;
    const span = startSpan(collection ? `${commandName} ${collection}` : commandName, {
      kind: 'client',
      parent: context.traceparent,
      attributes: {
        'db.system.name': 'mongodb',
        'db.operation.name': commandName,
        ...(collection && { 'db.collection.name': collection }),
      },
    });
    if (span) open.set(requestId, span);
  });
  const end = (requestId: number, error?: Error): void => {
    const span = open.get(requestId);
    if (!span) return;
    open.delete(requestId);
    if (error) span.fail(error);
    span.end();
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
}
