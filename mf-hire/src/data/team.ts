import type { Invitation, Member, NewInvitation } from '@sabi/contracts/http/hiring/members';
import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { request, requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCompany, useRights } from './company-context';
import { companyUrl } from './hiring-url';

export const membersKey = (companyId: string) => ['members', companyId] as const;
const invitationsKey = (companyId: string) => ['invitations', companyId] as const;

export function useMembers() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  return useQuery({
    queryKey: membersKey(companyId),
    queryFn: async ({ signal }) => {
      const url = `${companyUrl(companyId)}/members`;
      return (await requestJson<{ members: Member[] }>(fetch, url, { signal })).members;
    },
    meta: shownInPlace,
  });
}

/** Invitations of the last 30 days; for owners and admins. */
export function useInvitations() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const { mayChangeTeam } = useRights();
  return useQuery({
    queryKey: invitationsKey(companyId),
    queryFn: async ({ signal }) => {
      const url = `${companyUrl(companyId)}/invitations`;
      return (await requestJson<{ invitations: Invitation[] }>(fetch, url, { signal })).invitations;
    },
    enabled: mayChangeTeam,
    meta: shownInPlace,
  });
}

export function useTeamActs() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  const url = companyUrl(companyId);
  const refreshMembers = () => queryClient.invalidateQueries({ queryKey: membersKey(companyId) });
  const refreshInvitations = () => queryClient.invalidateQueries({ queryKey: invitationsKey(companyId) });
  const changeRole = useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: CompanyRole }) =>
      requestJson<Member>(fetch, `${url}/members/${userId}`, { method: 'PATCH', json: { role } }),
    onSettled: refreshMembers,
  });
  const remove = useMutation({
    mutationFn: (userId: string) => request(fetch, `${url}/members/${userId}`, { method: 'DELETE' }),
    onSuccess: refreshMembers,
  });
  const invite = useMutation({
    mutationFn: (json: NewInvitation) =>
      requestJson<Invitation>(fetch, `${url}/invitations`, { method: 'POST', json }),
    onSuccess: refreshInvitations,
  });
  const withdraw = useMutation({
    mutationFn: (invitationId: string) =>
      request(fetch, `${url}/invitations/${invitationId}`, { method: 'DELETE' }),
    onSettled: refreshInvitations,
  });
  return { changeRole, remove, invite, withdraw };
}
