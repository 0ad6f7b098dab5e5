import pino, { type DestinationStream, type Logger, stdTimeFunctions } from 'pino';
import { currentRequestContext } from './request-context';

export type { Logger };

/** Keys whose values are redacted in logs, at up to three levels. */
const secretKeys = [
  'password',
  'access_token',
  'refresh_token',
  'token',
  'token_hash',
  'authorization',
  'cookie',
  'apikey',
  'secret',
  'email',
  'phone_number',
  'text',
];
const redactedPaths = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/**
 * JSON lines in UTC with the service's name, and the current request's id and trace.
 * @param options.destination where lines go; standard output by default
 */
export function createLogger(options: {
  service: string;
  level?: string;
  destination?: DestinationStream;
}): Logger {
  const settings: pino.LoggerOptions = {
    name: options.service,
    level: options.level ?? 'info',
    timestamp: stdTimeFunctions.isoTime,
    base: { service: options.service },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const context = currentRequestContext();
      return context ? { request_id: context.requestId, trace_id: context.traceId } : {};
    },
  };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}
