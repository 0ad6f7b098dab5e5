import type { Catalogue, getCatalogueRoute } from '@sabi/contracts/http/billing';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { shownInPlace } from '../../data/query-client';

const path: (typeof getCatalogueRoute)['path'] = '/api/billing/v1/catalogue';

/** Plans and single services, as they are sold now. */
export function useCatalogue() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: ['catalogue'],
    queryFn: ({ signal }) => requestJson<Catalogue>(fetch, path, { signal }),
    meta: shownInPlace,
  });
}
