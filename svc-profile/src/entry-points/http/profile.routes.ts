import { getProfileRoute, updateProfileRoute } from '@sabi/contracts/http/profile/profile';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { changeProfile } from '../../domain/profiles/change-profile';
import { viewProfile } from '../../domain/full-profile/view-profile';
import { openApproval } from '../../domain/recruiter-approval/open-approval';
import { noteContact } from './note-contact';
import { requestLanguage } from './request-language';

export function mountProfileRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    getProfileRoute,
    async ({ principal, request }) => {
      const view = await viewProfile({ account: principal, now: new Date() }, dependencies);
      await noteContact({ principal, request }, dependencies);
      const { profile } = view;
      await openApproval(
        { profile, email: principal.email, language: requestLanguage(request) },
        dependencies,
      );
      return answer(200, view);
    },
    authentication,
  );
  mountRoute(
    router,
    updateProfileRoute,
    async ({ principal, body: { version, ...changes }, request }) => {
      const profile = await changeProfile({ account: principal, changes, version }, dependencies);
      await openApproval(
        { profile, email: principal.email, language: requestLanguage(request) },
        dependencies,
      );
      return answer(200, profile);
    },
    authentication,
  );
}
