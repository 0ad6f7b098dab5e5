import { cvProposalRoutes } from '@sabi/contracts/http/cv-proposals';
import { entryOrderRoutes } from '@sabi/contracts/http/entry-order';
import { inquiryRoutes } from '@sabi/contracts/http/inquiries';
import { notificationPreferenceRoutes } from '@sabi/contracts/http/notification-preferences';
import { profileEntryRoutes } from '@sabi/contracts/http/profile-entries';
import { profileDocumentRoutes } from '@sabi/contracts/http/profile-documents';
import { profileRoutes } from '@sabi/contracts/http/profile';
import { profilePictureRoutes } from '@sabi/contracts/http/profile-picture';
import { profileSharingRoutes } from '@sabi/contracts/http/profile-sharing';
import { profileVisibilityRoutes } from '@sabi/contracts/http/profile-visibility';
import { profileImportRoutes } from '@sabi/contracts/http/profile-import';
import { psychologicalTestRoutes } from '@sabi/contracts/http/psychological-tests';
import { recruiterReviewRoutes } from '@sabi/contracts/http/recruiter-review';
import { resumeVersionRoutes } from '@sabi/contracts/http/resume-versions';
import type { Route } from '@sabi/contracts/http/route';

/** Everything svc-profile answers. */
export const allRoutes: readonly Route[] = [
  ...profileRoutes,
  ...profileEntryRoutes,
  ...Object.values(entryOrderRoutes),
  ...profilePictureRoutes,
  ...profileVisibilityRoutes,
  ...profileSharingRoutes,
  ...profileDocumentRoutes,
  ...cvProposalRoutes,
  ...profileImportRoutes,
  ...resumeVersionRoutes,
  ...inquiryRoutes,
  ...psychologicalTestRoutes,
  ...recruiterReviewRoutes,
  ...notificationPreferenceRoutes,
];
