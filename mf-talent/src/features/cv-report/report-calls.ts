import type { ClaimedAnalysis, listClaimedAnalysesRoute } from '@sabi/contracts/http/ai/cv-analysis';
import type {
  CvReportSummary,
  getOwnCvReportRoute,
  listOwnCvReportsRoute,
  NewOwnCvReport,
  OwnCvReport,
} from '@sabi/contracts/http/ai/own-cv-report';
import { request, requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

const path: (typeof getOwnCvReportRoute)['path'] = '/api/ai/v1/cv-report';

interface Answer {
  readonly report: OwnCvReport | null;
}

const useReportKey = () => ['cv-report', useSignedInUser().id] as const;

const historyPath: (typeof listOwnCvReportsRoute)['path'] = '/api/ai/v1/cv-reports';
const useHistoryKey = () => ['cv-reports', useSignedInUser().id] as const;

/** The newest analysis of the CV; null without one. */
export function useOwnReport() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: useReportKey(),
    queryFn: async ({ signal }) => (await requestJson<Answer>(fetch, path, { signal })).report,
    meta: shownInPlace,
  });
}

/** All stored reports, the newest first. */
export function useReportHistory() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: useHistoryKey(),
    queryFn: async ({ signal }) =>
      (await requestJson<{ reports: CvReportSummary[] }>(fetch, historyPath, { signal })).reports,
    meta: shownInPlace,
  });
}

/** A stored report; reports do not change. */
export function usePastReport(reportId: string) {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...useHistoryKey(), reportId],
    queryFn: async ({ signal }) =>
      (await requestJson<{ report: OwnCvReport }>(fetch, `${historyPath}/${reportId}`, { signal })).report,
    meta: shownInPlace,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Mutation: deletes one stored report. */
export function useDeletePastReport() {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const historyKey = useHistoryKey();
  const reportKey = useReportKey();
  return useMutation({
    mutationFn: (reportId: string) => request(fetch, `${historyPath}/${reportId}`, { method: 'DELETE' }),
    onSuccess: async (_answer, reportId) => {
      queryClient.setQueryData<CvReportSummary[]>(historyKey, (reports) =>
        reports?.filter(({ report_id: id }) => id !== reportId),
      );
      // It may have been the newest.
      await queryClient.invalidateQueries({ queryKey: reportKey });
    },
    retry: false,
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
  const historyKey = useHistoryKey();
  const keep = (report: OwnCvReport | null) => {
    queryClient.setQueryData<OwnCvReport | null>(queryKey, report);
    return queryClient.invalidateQueries({ queryKey: historyKey });
  };
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
