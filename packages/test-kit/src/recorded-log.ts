import { createLogger, type Logger } from '@sabi/service-kit/logger';

export interface RecordedLog {
  readonly logger: Logger;
  /** As they were written: JSON, one line each. */
  readonly lines: string[];
}

/** For tests that read the log. */
export function recordLog({
  service = 'test',
  level = 'info',
}: { service?: string; level?: string } = {}): RecordedLog {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { logger: createLogger({ service, level, destination }), lines };
}
