import { AppError } from '@sabi/service-kit/errors';
import type { z } from 'zod';

/** The body of a control. @throws {AppError} REQUEST_INVALID listing all faults */
export function readControl<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const result = schema.safeParse(body ?? {});
  if (!result.success) throw new AppError('REQUEST_INVALID', { detail: result.error.message });
  return result.data;
}
