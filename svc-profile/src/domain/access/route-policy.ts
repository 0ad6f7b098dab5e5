import { cvCorrectionRoutes } from '@sabi/contracts/http/profile/cv-corrections';
import {
  decideCvImportRoute,
  dismissCvImportRoute,
  getCvImportRoute,
  undoCvImportRoute,
} from '@sabi/contracts/http/profile/cv-import';
import { entryOrderRoutes } from '@sabi/contracts/http/profile/entry-order';
import { createInquiryRoute } from '@sabi/contracts/http/profile/inquiries';
import { staffInquiryRoutes } from '@sabi/contracts/http/profile/staff-inquiries';
import {
  getNotificationPreferencesRoute,
  setNotificationPreferenceRoute,
  undoUnsubscribeRoute,
  unsubscribeRoute,
  viewUnsubscribeLinkRoute,
} from '@sabi/contracts/http/profile/notification-preferences';
import { getMailRecipientRoute } from '@sabi/contracts/http/profile/mail-recipients';
import { profileEntryRoutes } from '@sabi/contracts/http/profile/entries';
import {
  createDownloadLinkRoute,
  downloadFileRoute,
  exportProfileRoute,
  getProfileRoute,
  getCvRoute,
  parseCvRoute,
  signFileRoute,
  updateProfileRoute,
  uploadFileRoute,
  watchCvRoute,
} from '@sabi/contracts/http/profile/profile';
import { removeProfilePictureRoute, restoreProfilePictureRoute } from '@sabi/contracts/http/profile/picture';
import { changeVisibilityRoute, getVisibilityRoute } from '@sabi/contracts/http/profile/visibility';
import {
  changeShareLinkRoute,
  createShareLinkRoute,
  getSharedProfileRoute,
  listShareLinksRoute,
  listShareLinkViewsRoute,
  revokeShareLinkRoute,
  sharedPageRoutes,
} from '@sabi/contracts/http/profile/sharing';
import { createDocumentRoute } from '@sabi/contracts/http/profile/documents';
import {
  answerRecruiterApprovalRoute,
  assignRecruiterApprovalRoute,
  decideRecruiterApprovalRoute,
  getRecruiterApprovalRoute,
  listRecruiterApprovalsRoute,
} from '@sabi/contracts/http/profile/recruiter-approval';
import { psychologicalTestRoutes } from '@sabi/contracts/http/profile/psychological-tests';
import { importProfileRoute } from '@sabi/contracts/http/profile/import';
import {
  listCvsRoute,
  makeCvCurrentRoute,
  removeCvRoute,
  restoreCvRoute,
} from '@sabi/contracts/http/profile/cv-versions';
import type { Route, RouteAccess } from '@sabi/contracts/http/route';

/**
 * Callers of a route. An account without a kind counts as a talent, because sign-up with a provider may begin
 * with a CV. A recruiter has the same routes before and after approval, and gets only their own data. `staff` includes
 * service keys, `staff-account` does not. `service` is svc-notification.
 */
export type Audience = 'anybody' | 'account' | 'talent' | 'recruiter' | 'staff' | 'staff-account' | 'service';

const audiences: readonly (readonly [Route, Audience])[] = [
  [getProfileRoute, 'account'],
  [updateProfileRoute, 'account'], // names, also before the kind is chosen; the company, for the approval
  ...profileEntryRoutes.map((route) => [route, 'talent'] as const),
  ...Object.values(entryOrderRoutes).map((route) => [route, 'talent'] as const),
  [uploadFileRoute, 'talent'],
  [getCvRoute, 'talent'],
  [watchCvRoute, 'talent'],
  [createDownloadLinkRoute, 'talent'],
  [listCvsRoute, 'talent'],
  [makeCvCurrentRoute, 'talent'],
  [removeCvRoute, 'talent'],
  [restoreCvRoute, 'talent'],
  [parseCvRoute, 'talent'],
  [removeProfilePictureRoute, 'talent'],
  [restoreProfilePictureRoute, 'talent'],
  [getVisibilityRoute, 'talent'],
  [changeVisibilityRoute, 'talent'],
  [listShareLinksRoute, 'talent'],
  [createShareLinkRoute, 'talent'],
  [changeShareLinkRoute, 'talent'],
  [revokeShareLinkRoute, 'talent'],
  [listShareLinkViewsRoute, 'talent'],
  [getSharedProfileRoute, 'anybody'], // public: the token in the link grants access
  ...sharedPageRoutes.map((route) => [route, 'anybody'] as const),
  [getCvImportRoute, 'talent'],
  [decideCvImportRoute, 'talent'],
  [dismissCvImportRoute, 'talent'],
  [undoCvImportRoute, 'talent'],
  ...cvCorrectionRoutes.map((route) => [route, 'talent'] as const),
  [importProfileRoute, 'talent'],
  [downloadFileRoute, 'anybody'], // the link's signature grants access; without one, the owner's session
  [signFileRoute, 'talent'],
  [createDocumentRoute, 'talent'], // a recruiter has no resume to send
  [createInquiryRoute, 'anybody'],
  ...staffInquiryRoutes.map((route) => [route, audienceOfStaff(route)] as const),
  [exportProfileRoute, 'account'],
  [getRecruiterApprovalRoute, 'recruiter'],
  [answerRecruiterApprovalRoute, 'recruiter'],
  [listRecruiterApprovalsRoute, 'staff'],
  [decideRecruiterApprovalRoute, 'staff'],
  [assignRecruiterApprovalRoute, audienceOfStaff(assignRecruiterApprovalRoute)],
  ...psychologicalTestRoutes.map((route) => [route, 'staff'] as const), // owners read them in the profile
  [getNotificationPreferencesRoute, 'account'],
  [setNotificationPreferenceRoute, 'account'],
  [viewUnsubscribeLinkRoute, 'anybody'], // the link is signed and needs no session
  [unsubscribeRoute, 'anybody'],
  [undoUnsubscribeRoute, 'anybody'],
  [getMailRecipientRoute, 'service'],
];

function audienceOfStaff({ admitsServiceKey }: Route): Audience {
  return admitsServiceKey ? 'staff' : 'staff-account';
}

const accessOf: Readonly<Record<Audience, RouteAccess>> = {
  anybody: 'public',
  account: 'user',
  talent: 'user',
  recruiter: 'user',
  staff: 'staff',
  'staff-account': 'staff',
  service: 'service',
};

export function findAudience(route: Route): Audience | undefined {
  return audiences.find(([known]) => known === route)?.[1];
}

/** Every route needs an entry in the policy. @throws before the service starts */
export function assertPolicyComplete(routes: readonly Route[]): void {
  for (const route of routes) {
    const audience = findAudience(route);
    if (!audience || accessOf[audience] !== route.access)
      throw new Error(`The policy does not say who ${route.method} ${route.path} is for`);
  }
}
