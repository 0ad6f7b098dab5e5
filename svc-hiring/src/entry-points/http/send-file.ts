import { pipeline } from 'node:stream/promises';
import { attachmentHeaders } from '@sabi/service-kit/attachment';
import type { Request, Response } from 'express';
import type { OpenedCvFile } from '../../domain/cv-files/open-cv-file';

/** Streams a private file as a download. @returns undefined: the answer is sent */
export async function sendFile(file: OpenedCvFile, request: Request, response: Response): Promise<undefined> {
  response.writeHead(200, attachmentHeaders(file));
  if (request.method === 'HEAD') {
    file.stream.destroy();
    response.end();
    return undefined;
  }
  try {
    await pipeline(file.stream, response);
  } catch (error) {
    if (!isHangUp(error)) throw error; // the reader disconnected
  }
  return undefined;
}

const isHangUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
