import type { Company } from '@sabi/contracts/http/hiring/companies';
import { requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { companiesUrl } from './hiring-url';

export type OwnCompany = Pick<Company, 'company_id' | 'slug' | 'name' | 'role'>;

export function useOwnCompaniesQuery() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return queryOptions({
    queryKey: ['own-companies', id],
    queryFn: async ({ signal }) =>
      (await requestJson<{ companies: OwnCompany[] }>(fetch, companiesUrl, { signal })).companies,
    meta: shownInPlace,
    staleTime: 60_000,
  });
}

/** Companies that the account is a member of. */
export const useOwnCompanies = () => useQuery(useOwnCompaniesQuery());
