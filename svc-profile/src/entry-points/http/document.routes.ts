import { createDocumentRoute } from '@sabi/contracts/http/profile/documents';
import { attachmentHeaders } from '@sabi/service-kit/attachment';
import { mountRoute } from '@sabi/service-kit/routes';
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
      response.writeHead(200, attachmentHeaders({ fileName, mediaType, sizeBytes: bytes.length }));
      response.end(bytes);
      return undefined;
    },
    dependencies.authentication,
  );
}
