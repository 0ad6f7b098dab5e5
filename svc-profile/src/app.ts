import { refuseOtherMethods } from '@sabi/service-kit/routes';
import { Router } from 'express';
import type { Dependencies } from './dependencies';
import { assertPolicyComplete } from './domain/access/route-policy';
import { allRoutes } from './entry-points/http/all-routes';
import { mountCvCorrectionRoutes } from './entry-points/http/cv-correction.routes';
import { mountCvImportRoutes } from './entry-points/http/cv-import.routes';
import { mountCvParserRoutes } from './entry-points/http/cv-parser.routes';
import { mountCvVersionRoutes } from './entry-points/http/cv-version.routes';
import { mountCvRoutes } from './entry-points/http/cv.routes';
import { mountDocumentRoutes } from './entry-points/http/document.routes';
import { mountExportRoutes } from './entry-points/http/export.routes';
import { mountFileRoutes } from './entry-points/http/file.routes';
import { mountInquiryRoutes } from './entry-points/http/inquiry.routes';
import { mountNotificationRoutes } from './entry-points/http/notification.routes';
import { mountPictureRoutes } from './entry-points/http/picture.routes';
import { mountProfileEntryRoutes } from './entry-points/http/profile-entries.routes';
import { mountImportRoutes } from './entry-points/http/profile-import.routes';
import { mountProfileRoutes } from './entry-points/http/profile.routes';
import { mountPsychologicalTestRoutes } from './entry-points/http/psychological-test.routes';
import { mountRecruiterApprovalRoutes } from './entry-points/http/recruiter-approval.routes';
import { mountSharedPageRoutes } from './entry-points/http/shared-page.routes';
import { mountSharingRoutes } from './entry-points/http/sharing.routes';
import { mountStorageProblems } from './entry-points/http/storage-problems';
import { mountStaffInquiryRoutes } from './entry-points/http/staff-inquiry.routes';
import { mountVisibilityRoutes } from './entry-points/http/visibility.routes';

export function createApp(dependencies: Dependencies): Router {
  assertPolicyComplete(allRoutes);
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-store'); // personal answers
    next();
  });
  mountProfileRoutes(router, dependencies);
  mountProfileEntryRoutes(router, dependencies);
  mountPsychologicalTestRoutes(router, dependencies);
  mountCvRoutes(router, dependencies);
  mountCvImportRoutes(router, dependencies);
  mountCvCorrectionRoutes(router, dependencies);
  mountImportRoutes(router, dependencies);
  mountCvVersionRoutes(router, dependencies);
  mountFileRoutes(router, dependencies);
  mountPictureRoutes(router, dependencies);
  mountCvParserRoutes(router, dependencies);
  mountInquiryRoutes(router, dependencies);
  mountStaffInquiryRoutes(router, dependencies);
  mountRecruiterApprovalRoutes(router, dependencies);
  mountExportRoutes(router, dependencies);
  mountDocumentRoutes(router, dependencies);
  mountNotificationRoutes(router, dependencies);
  mountVisibilityRoutes(router, dependencies);
  mountSharingRoutes(router, dependencies);
  mountSharedPageRoutes(router, dependencies);
  refuseOtherMethods(router, allRoutes);
  mountStorageProblems(router, dependencies.logger);
  return router;
}
