import { pipeline } from 'node:stream/promises';
import { downloadFileRoute, uploadFileRoute } from '@sabi/contracts/http/profile';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import { create as createContentDisposition } from 'content-disposition';
import type { Request, Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { type LinkedFile, openLinkedFile } from '../../domain/open-linked-file';
import { namesPicture } from '../../domain/pictures/picture-rules';
import { uploadPicture } from '../../domain/pictures/upload-picture';
import { uploadResume } from '../../domain/upload-resume';
import { viewResume } from '../../domain/view-resume';
import { mailLanguageOf } from './language-of';
import { openBody } from './open-body';

export function mountFileRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    uploadFileRoute,
    async ({ principal, params, query, request }) => {
      const { userId: folder, fileName } = params;
      const { content, release } = openBody(request);
      const file = { folder, fileName, displayName: query.name, ...readBodyHeaders(request), content };
      const owner = { email: principal.email, language: mailLanguageOf(principal, request) };
      try {
        if (namesPicture(fileName)) {
          const change = await uploadPicture({ account: principal, ...file, now: new Date() }, dependencies);
          return answer(201, { Key: change.picture.file_key, ...change });
        }
        const resume = await uploadResume({ account: principal, owner, ...file }, dependencies);
        return answer(200, { Key: resume.file_key, resume: viewResume(resume) });
      } finally {
        release();
      }
    },
    dependencies.authentication,
  );
  mountRoute(router, downloadFileRoute, async ({ params, query, request, response }) => {
    const { expires = '', signature = '' } = query;
    const fileKey = `${params.userId}/${params.fileName}`;
    const file = await openLinkedFile({ fileKey, expires, signature, now: new Date() }, dependencies);
    await sendFile(file, request, response);
    return undefined;
  });
}

function readBodyHeaders(request: Request) {
  const { 'content-type': mediaType, 'content-length': contentLength } = request.headers;
  return {
    mediaType: mediaType?.split(';')[0]?.trim().toLowerCase(),
    contentLength: contentLength === undefined ? undefined : Number(contentLength),
  };
}

function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** A stranger's document: saved, never shown or run under our origin, and kept by no cache. */
async function sendFile(file: LinkedFile, request: Request, response: Response): Promise<void> {
  response.writeHead(200, {
    'Content-Type': file.mediaType,
    'Content-Length': file.sizeBytes,
    'Content-Disposition': createContentDisposition(file.fileName),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'private, no-store',
  });
  if (request.method === 'HEAD') {
    file.stream.destroy();
    response.end();
    return;
  }
  try {
    await pipeline(file.stream, response);
  } catch (error) {
    if (!isHangUp(error)) throw error; // a reader who leaves is no failure of ours
  }
}
