import { AppError } from '@sabi/service-kit/errors';
import { raw, type Request, type Response } from 'express';

/**
 * The whole body of a request that is no JSON.
 * @throws {AppError} MEDIA_TYPE_UNSUPPORTED, REQUEST_TOO_LARGE (by the problem handler) for more than `maxBytes`
 */
export async function readBody(
  request: Request,
  response: Response,
  { type, maxBytes }: { type: string; maxBytes: number },
): Promise<Buffer> {
  if (!request.is(type)) throw new AppError('MEDIA_TYPE_UNSUPPORTED');
  const read = raw({ type, limit: maxBytes });
  await new Promise<void>((resolve, reject) => {
    read(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  return request.body as Buffer;
}
