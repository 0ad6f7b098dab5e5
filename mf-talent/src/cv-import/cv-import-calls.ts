import type { Decision, getCvImportRoute, CvImport } from '@sabi/contracts/http/profile/cv-import';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useProfileQuery } from '../profile/use-profile';

const currentPath: (typeof getCvImportRoute)['path'] = '/api/profile/v1/cv-proposals/current';
const pathOf = ({ id }: Pick<CvImport, 'id'>, step: 'decision' | 'dismissal' | 'undo') =>
  `/api/profile/v1/cv-proposals/${id}/${step}`;

function useCvImportQuery() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return queryOptions({
    queryKey: ['cv-import', id],
    queryFn: ({ signal }) => requestJson<CvImport>(fetch, currentPath, { signal }),
    meta: shownInPlace,
    staleTime: 0, // the profile it is compared with may change in another tab
  });
}

/** The open CV import, compared with the current profile. */
export function useCvImport() {
  return useQuery(useCvImportQuery());
}

/** @returns a function that reloads CV import and profile, as each step changes both */
export function useReloadCvImport(): () => Promise<void> {
  const queryClient = useQueryClient();
  const cvImport = useCvImportQuery();
  const profile = useProfileQuery();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: cvImport.queryKey }),
      queryClient.invalidateQueries({ queryKey: profile.queryKey }),
    ]);
  };
}

export function useDecide(cvImport: CvImport) {
  const { fetch } = useShell();
  return useMutation({
    mutationFn: (decision: Decision) =>
      requestJson<CvImport>(fetch, pathOf(cvImport, 'decision'), { method: 'POST', json: decision }),
  });
}

export function useDismiss(cvImport: CvImport) {
  const { fetch } = useShell();
  return useMutation({
    mutationFn: () => requestJson<CvImport>(fetch, pathOf(cvImport, 'dismissal'), { method: 'POST' }),
  });
}

export function useUndo(cvImport: Pick<CvImport, 'id'>) {
  const { fetch } = useShell();
  return useMutation({
    mutationFn: () => requestJson<CvImport>(fetch, pathOf(cvImport, 'undo'), { method: 'POST' }),
  });
}
