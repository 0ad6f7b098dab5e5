import {
  acceptInvitationRoute,
  changeMemberRoute,
  inviteMemberRoute,
  listInvitationsRoute,
  listMembersRoute,
  removeMemberRoute,
  withdrawInvitationRoute,
} from '@sabi/contracts/http/hiring/members';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { acceptInvitation } from '../../domain/invitations/accept-invitation';
import { inviteMember } from '../../domain/invitations/invite-member';
import { listInvitations } from '../../domain/invitations/list-invitations';
import { withdrawInvitation } from '../../domain/invitations/withdraw-invitation';
import { changeMember } from '../../domain/members/change-member';
import { listMembers } from '../../domain/members/list-members';
import { removeMember } from '../../domain/members/remove-member';
import { mountCompanyRoute } from './mount-company-route';

export function mountMemberRoutes(router: Router, dependencies: Dependencies): void {
  mountCompanyRoute(
    router,
    listMembersRoute,
    async ({ tenant }) => answer(200, { members: await listMembers({ tenant }, dependencies) }),
    dependencies,
  );
  mountCompanyRoute(
    router,
    changeMemberRoute,
    async ({ tenant, params: { userId }, body: { role } }) =>
      answer(200, await changeMember({ tenant, userId, role }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    removeMemberRoute,
    async ({ tenant, params: { userId } }) => {
      await removeMember({ tenant, userId }, dependencies);
      return answer(204);
    },
    dependencies,
  );
  mountInvitationRoutes(router, dependencies);
}

function mountInvitationRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountCompanyRoute(
    router,
    inviteMemberRoute,
    async ({ tenant, body: invitation }) =>
      answer(201, await inviteMember({ tenant, invitation, now: now() }, dependencies)),
    dependencies,
  );
  mountCompanyRoute(
    router,
    listInvitationsRoute,
    async ({ tenant }) =>
      answer(200, { invitations: await listInvitations({ tenant, now: now() }, dependencies) }),
    dependencies,
  );
  // The caller is not a member yet, so there is no tenant.
  mountRoute(
    router,
    acceptInvitationRoute,
    async ({ params: { companyId }, body: { token, language }, principal }) =>
      answer(
        200,
        await acceptInvitation({ companyId, token, language, principal, now: now() }, dependencies),
      ),
    authentication,
  );
  mountCompanyRoute(
    router,
    withdrawInvitationRoute,
    async ({ tenant, params: { invitationId } }) => {
      await withdrawInvitation({ tenant, invitationId }, dependencies);
      return answer(204);
    },
    dependencies,
  );
}
