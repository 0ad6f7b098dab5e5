import type { PublicCompany } from '@sabi/contracts/http/hiring/board';
import type { listOwnClaimsRoute, NewClaim, OwnClaim } from '@sabi/contracts/http/hiring/claims';
import { request, requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../failures/use-failure-text';

const claimsUrl: (typeof listOwnClaimsRoute)['path'] = '/api/hiring/v1/company-claims';

const publicPagesUrl = '/api/hiring/v1/company-pages';

function useClaimsKey() {
  const { id } = useSignedInUser();
  return ['own-claims', id] as const;
}

/** The account's requests to join companies, newest first. */
export function useOwnClaims() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: useClaimsKey(),
    queryFn: async ({ signal }) =>
      (await requestJson<{ claims: OwnClaim[] }>(fetch, claimsUrl, { signal })).claims,
    meta: shownInPlace,
  });
}

interface PublicPage {
  /** undefined while unknown. */
  readonly name: string | undefined;
  readonly isMissing: boolean;
}

/** Whether a company has a public page, and its name there. @param slug null: not asked */
export function usePublicPage(slug: string | null): PublicPage {
  const { fetch } = useShell();
  const { data, error } = useQuery({
    queryKey: ['public-name', slug],
    queryFn: async ({ signal }) => {
      const url = `${publicPagesUrl}/${encodeURIComponent(slug ?? '')}`;
      return (await requestJson<Pick<PublicCompany, 'name'>>(fetch, url, { signal })).name;
    },
    enabled: slug !== null,
    meta: shownInPlace,
  });
  return { name: data, isMissing: hasCode(error, 'COMPANY_NOT_FOUND') };
}

export function useOwnClaimActs() {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const queryKey = useClaimsKey();
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const make = useMutation({
    mutationFn: (json: NewClaim) => requestJson<OwnClaim>(fetch, claimsUrl, { method: 'POST', json }),
    onSuccess: refresh,
  });
  const withdraw = useMutation({
    mutationFn: (claimId: string) => request(fetch, `${claimsUrl}/${claimId}`, { method: 'DELETE' }),
    onSettled: refresh,
  });
  return { make, withdraw };
}
