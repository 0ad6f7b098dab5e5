import type { Decision, getProposalRoute, Proposal } from '@sabi/contracts/http/profile/cv-import';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../data/query-client';
import { useProfileQuery } from '../profile/use-profile';
import { useSignedInUser } from '../session/signed-in-user';

const currentPath: (typeof getProposalRoute)['path'] = '/api/profile/v1/cv-proposals/current';
const pathOf = ({ id }: Pick<Proposal, 'id'>, step: 'decision' | 'dismissal' | 'undo') =>
  `/api/profile/v1/cv-proposals/${id}/${step}`;

function useProposalQuery() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return queryOptions({
    queryKey: ['cv-proposal', id],
    queryFn: ({ signal }) => requestJson<Proposal>(fetch, currentPath, { signal }),
    meta: shownInPlace,
    staleTime: 0, // the profile it is compared with may change in another tab
  });
}

/** The open CV import, compared with the current profile. */
export function useCvImport() {
  return useQuery(useProposalQuery());
}

/** @returns a function that loads proposal and profile anew: each step changes both */
export function useReloadCvImport(): () => Promise<void> {
  const queryClient = useQueryClient();
  const proposal = useProposalQuery();
  const profile = useProfileQuery();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: proposal.queryKey }),
      queryClient.invalidateQueries({ queryKey: profile.queryKey }),
    ]);
  };
}

export function useDecide(proposal: Proposal) {
  const { fetch } = useShell();
  return useMutation({
    mutationFn: (decision: Decision) =>
      requestJson<Proposal>(fetch, pathOf(proposal, 'decision'), { method: 'POST', json: decision }),
  });
}

export function useDismiss(proposal: Proposal) {
  const { fetch } = useShell();
  return useMutation({
    mutationFn: () => requestJson<Proposal>(fetch, pathOf(proposal, 'dismissal'), { method: 'POST' }),
  });
}

export function useUndo(proposal: Pick<Proposal, 'id'>) {
  const { fetch } = useShell();
  return useMutation({
    mutationFn: () => requestJson<Proposal>(fetch, pathOf(proposal, 'undo'), { method: 'POST' }),
  });
}
