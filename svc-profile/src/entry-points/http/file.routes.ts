import { pipeline } from 'node:stream/promises';
import { downloadFileRoute, signFileRoute, uploadFileRoute } from '@sabi/contracts/http/profile/profile';
import { formTypes } from '@sabi/contracts/http/route';
import { attachmentHeaders } from '@sabi/service-kit/attachment';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Request, Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { uploadCv } from '../../domain/cvs/upload-cv';
import { viewCv } from '../../domain/cvs/view-cv';
import { openLinkedFile } from '../../domain/downloads/open-linked-file';
import { openOwnFile } from '../../domain/downloads/open-own-file';
import type { DescribedFile } from '../../domain/downloads/open-stored-file';
import { signOwnFile } from '../../domain/downloads/sign-own-file';
import { isPictureName } from '../../domain/pictures/picture-rules';
import { uploadPicture } from '../../domain/pictures/upload-picture';
import { accountLanguage } from './request-language';
import { openRawFile } from './open-body';
import { openFormFile } from './open-form-file';
import { storagePath } from './storage-problems';

const [, multipartType] = formTypes;

export function mountFileRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    uploadFileRoute,
    async ({ principal, params, query, request, response }) => {
      const { userId: folder, fileName } = params;
      const { release, displayName, ...received } = request.is(multipartType)
        ? await openFormFile(request, response)
        : openRawFile(request);
      const file = { folder, fileName, ...received, displayName: query.name ?? displayName };
      const owner = { email: principal.email, language: accountLanguage(principal, request) };
      try {
        if (isPictureName(fileName)) {
          const change = await uploadPicture({ account: principal, ...file, now: new Date() }, dependencies);
          return answer(201, { Key: change.picture.file_key, ...change });
        }
        const cv = await uploadCv({ account: principal, owner, ...file }, dependencies);
        return answer(200, { Key: cv.file_key, Id: cv.id, resume: viewCv(cv) });
      } finally {
        release();
      }
    },
    dependencies.authentication,
  );
  mountRoute(
    router,
    downloadFileRoute,
    async ({ principal, params, query, request, response }) => {
      const { userId, fileName } = params;
      const fileKey = `${userId}/${fileName}`;
      const { expires, session, signature } = query;
      const isOwnerAsking = principal?.userId === userId && !expires && !signature;
      const file = isOwnerAsking
        ? await openOwnFile({ account: principal, fileKey }, dependencies)
        : await openLinkedFile(
            { fileKey, expires: expires ?? '', session, signature: signature ?? '', now: new Date() },
            dependencies,
          );
      await sendFile(file, request, response);
      return undefined;
    },
    dependencies.authentication,
  );
  mountRoute(
    router,
    signFileRoute,
    async ({ principal, params, body: { expiresIn } }) => {
      const fileKey = `${params.userId}/${params.fileName}`;
      const lifetimeMs = expiresIn * 1000;
      const link = await signOwnFile(
        { account: principal, fileKey, lifetimeMs, now: new Date() },
        dependencies,
      );
      return answer(200, { signedURL: link.slice(storagePath.length) });
    },
    dependencies.authentication,
  );
}

function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

async function sendFile(file: DescribedFile, request: Request, response: Response): Promise<void> {
  response.writeHead(200, attachmentHeaders(file));
  if (request.method === 'HEAD') {
    file.stream.destroy();
    response.end();
    return;
  }
  try {
    await pipeline(file.stream, response);
  } catch (error) {
    if (!isHangUp(error)) throw error; // the reader disconnected
  }
}
