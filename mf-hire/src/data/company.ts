import type { Company, CompanyChange } from '@sabi/contracts/http/hiring/companies';
import { requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCompany } from './company-context';
import { companyUrl } from './hiring-url';
import { useOwnCompaniesQuery } from './own-companies';

function useCompanyQuery() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  return queryOptions({
    queryKey: ['company', companyId],
    queryFn: ({ signal }) => requestJson<Company>(fetch, companyUrl(companyId), { signal }),
    meta: shownInPlace,
    // Loaded once, as an open form sends the version it was filled from.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export const useCompanyDetails = () => useQuery(useCompanyQuery());

export interface VerificationRequest {
  readonly version: number;
  readonly nib: string;
  readonly evidence: NonNullable<Company['verification']['evidence']>;
}

/** Mutations, each with the version it is based on. */
export function useCompanyActs() {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const { company_id: companyId } = useCompany();
  const { queryKey } = useCompanyQuery();
  const ownCompanies = useOwnCompaniesQuery();
  const store = async (company: Company) => {
    queryClient.setQueryData(queryKey, company);
    await queryClient.invalidateQueries({ queryKey: ownCompanies.queryKey });
  };
  const change = useMutation({
    mutationFn: (json: CompanyChange) =>
      requestJson<Company>(fetch, companyUrl(companyId), { method: 'PATCH', json }),
    onSuccess: store,
  });
  const requestVerification = useMutation({
    mutationFn: (json: VerificationRequest) =>
      requestJson<Company>(fetch, `${companyUrl(companyId)}/verification`, { method: 'POST', json }),
    onSuccess: store,
  });
  return { change, requestVerification };
}
