import type { ClaimedAnalysis, listClaimedAnalysesRoute } from '@sabi/contracts/http/ai/cv-analysis';
import type { NewOwnCvReport, OwnCvReport, getOwnCvReportRoute } from '@sabi/contracts/http/ai/own-cv-report';
import { request, requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

const path: (typeof getOwnCvReportRoute)['path'] = '/api/ai/v1/cv-report';

interface Answer {
  readonly report: OwnCvReport | null;
}

const useReportKey = () => ['cv-report', useSignedInUser().id] as const;

/** The newest analysis of the CV; null without one. */
export function useOwnReport() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: useReportKey(),
    queryFn: async ({ signal }) => (await requestJson<Answer>(fetch, path, { signal })).report,
    meta: shownInPlace,
  });
}

const claimedPath: (typeof listClaimedAnalysesRoute)['path'] = '/api/ai/v1/claimed-analyses';

/** Analyses from before the sign-up, while they are stored. */
export function useClaimedAnalyses() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: ['claimed-analyses', useSignedInUser().id],
    queryFn: async ({ signal }) =>
      (await requestJson<{ analyses: ClaimedAnalysis[] }>(fetch, claimedPath, { signal })).analyses,
    meta: shownInPlace,
  });
}

/** Mutations: analyse the CV, and delete the report. */
export function useReportActs() {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const queryKey = useReportKey();
  const keep = (report: OwnCvReport | null) => queryClient.setQueryData<OwnCvReport | null>(queryKey, report);
  const analyze = useMutation({
    mutationFn: async (json: NewOwnCvReport) =>
      (await requestJson<Answer>(fetch, path, { method: 'POST', json })).report,
    onSuccess: keep,
    retry: false, // the owner can retry
  });
  const forget = useMutation({
    mutationFn: () => request(fetch, path, { method: 'DELETE' }),
    onSuccess: () => keep(null),
    retry: false,
  });
  return { analyze, forget };
}
