import type { checkEntitlementRoute } from '@sabi/contracts/http/billing/entitlements';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

interface Check {
  readonly allowed: boolean;
}

const path: (typeof checkEntitlementRoute)['path'] = '/api/billing/v1/entitlements/check';

/** Whether the account has the premium templates; an order or a payment changes it. */
export function usePremiumTemplatesQuery() {
  const { fetch } = useShell();
  return queryOptions({
    queryKey: ['billing', 'entitlements', 'cv_template_premium'],
    queryFn: ({ signal }) => requestJson<Check>(fetch, `${path}?kind=cv_template_premium`, { signal }),
    retry: false, // the service checks again when a resume is generated
    meta: shownInPlace,
  });
}

/** @returns false only if the plan is known to lack them; until then the user may try */
export function useHasPremiumTemplates(): boolean {
  const { data } = useQuery(usePremiumTemplatesQuery());
  return data?.allowed !== false;
}
