import { createDocumentRoute } from '@sabi/contracts/http/profile/documents';
import { mountRoute } from '@sabi/service-kit/routes';
import { create as createContentDisposition } from 'content-disposition';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { createDocument } from '../../domain/resume-documents/create-document';

export function mountDocumentRoutes(router: Router, dependencies: Dependencies): void {
  mountRoute(
    router,
    createDocumentRoute,
    async ({ principal, body: choice, request, response }) => {
      const { bytes, fileName, mediaType } = await createDocument(
        {
          account: principal,
          email: principal.email,
          authorization: request.get('authorization') ?? '',
          choice,
          now: new Date(),
        },
        dependencies,
      );
      response.writeHead(200, {
        'Content-Type': mediaType,
        'Content-Length': bytes.length,
        'Content-Disposition': createContentDisposition(fileName),
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Cache-Control': 'private, no-store',
      });
      response.end(bytes);
      return undefined;
    },
    dependencies.authentication,
  );
}
