import type { Claim } from '@sabi/contracts/http/hiring/claims';
import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCompany } from './company-context';
import { companyUrl } from './hiring-url';
import { membersKey } from './team';

const claimsKey = (companyId: string) => ['claims', companyId] as const;

/** Open requests to join the company; for owners and admins. */
export function useClaims() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  return useQuery({
    queryKey: claimsKey(companyId),
    queryFn: async ({ signal }) => {
      const url = `${companyUrl(companyId)}/claims`;
      return (await requestJson<{ claims: Claim[] }>(fetch, url, { signal })).claims;
    },
    meta: shownInPlace,
  });
}

export function useClaimActs() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  const url = (claimId: string) => `${companyUrl(companyId)}/claims/${claimId}`;
  const refresh = () =>
    Promise.all(
      [claimsKey(companyId), membersKey(companyId)].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const grant = useMutation({
    mutationFn: ({ claimId, role }: { claimId: string; role: CompanyRole }) =>
      requestJson<Claim>(fetch, `${url(claimId)}/grant`, { method: 'POST', json: { role } }),
    onSettled: refresh,
  });
  const refuse = useMutation({
    mutationFn: ({ claimId, reason }: { claimId: string; reason: string }) =>
      requestJson<Claim>(fetch, `${url(claimId)}/refuse`, { method: 'POST', json: { reason } }),
    onSuccess: refresh,
  });
  return { grant, refuse, refresh };
}
