import { cvCorrectionRoutes } from '@sabi/contracts/http/profile/cv-corrections';
import { cvImportRoutes } from '@sabi/contracts/http/profile/cv-import';
import { entryOrderRoutes } from '@sabi/contracts/http/profile/entry-order';
import { inquiryRoutes } from '@sabi/contracts/http/profile/inquiries';
import { getMailRecipientRoute } from '@sabi/contracts/http/profile/mail-recipients';
import { notificationPreferenceRoutes } from '@sabi/contracts/http/profile/notification-preferences';
import { profileEntryRoutes } from '@sabi/contracts/http/profile/entries';
import { profileDocumentRoutes } from '@sabi/contracts/http/profile/documents';
import { profileRoutes } from '@sabi/contracts/http/profile/profile';
import { profilePictureRoutes } from '@sabi/contracts/http/profile/picture';
import { profileSharingRoutes } from '@sabi/contracts/http/profile/sharing';
import { profileVisibilityRoutes } from '@sabi/contracts/http/profile/visibility';
import { profileImportRoutes } from '@sabi/contracts/http/profile/import';
import { psychologicalTestRoutes } from '@sabi/contracts/http/profile/psychological-tests';
import { recruiterApprovalRoutes } from '@sabi/contracts/http/profile/recruiter-approval';
import { staffInquiryRoutes } from '@sabi/contracts/http/profile/staff-inquiries';
import { cvVersionRoutes } from '@sabi/contracts/http/profile/cv-versions';
import type { Route } from '@sabi/contracts/http/route';

export const allRoutes: readonly Route[] = [
  ...profileRoutes,
  ...profileEntryRoutes,
  ...Object.values(entryOrderRoutes),
  ...profilePictureRoutes,
  ...profileVisibilityRoutes,
  ...profileSharingRoutes,
  ...profileDocumentRoutes,
  ...cvImportRoutes,
  ...cvCorrectionRoutes,
  ...profileImportRoutes,
  ...cvVersionRoutes,
  ...inquiryRoutes,
  ...staffInquiryRoutes,
  ...psychologicalTestRoutes,
  ...recruiterApprovalRoutes,
  ...notificationPreferenceRoutes,
  getMailRecipientRoute,
];
