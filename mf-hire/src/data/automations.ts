import type { Automation, AutomationStep, NewAutomation } from '@sabi/contracts/http/hiring/automations';
import type { Stage } from '@sabi/contracts/http/hiring/applications';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { request, requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForgetApplications } from './applications';
import { useCompany } from './company-context';
import { jobUrl } from './hiring-url';

/** Rules of a job with what they are about. */
export interface JobRules {
  readonly title: string;
  readonly questions: Posting['questions'];
  readonly stages: readonly Stage[];
  /** First made first. */
  readonly automations: readonly Automation[];
}

const rulesKey = (companyId: string, jobId: string) => ['automations', companyId, jobId] as const;

export function useJobRules(jobId: string) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const url = jobUrl(companyId, jobId);
  return useQuery({
    queryKey: rulesKey(companyId, jobId),
    queryFn: async ({ signal }): Promise<JobRules> => {
      const [{ posting }, { stages }, { automations }] = await Promise.all([
        requestJson<Job>(fetch, url, { signal }),
        requestJson<{ stages: Stage[] }>(fetch, `${url}/applications?`, { signal }),
        requestJson<{ automations: Automation[] }>(fetch, `${url}/automations`, { signal }),
      ]);
      return { title: posting.title, questions: posting.questions, stages, automations };
    },
    meta: shownInPlace,
  });
}

export interface DryRun {
  readonly checked: number;
  readonly moved: number;
  readonly applications: readonly {
    readonly application_id: string;
    readonly name: string | null;
    readonly steps: readonly AutomationStep[];
  }[];
}

export function useRuleActs(jobId: string) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  const forgetApplications = useForgetApplications();
  const url = `${jobUrl(companyId, jobId)}/automations`;
  const refresh = () => queryClient.invalidateQueries({ queryKey: rulesKey(companyId, jobId) });
  const create = useMutation({
    mutationFn: (json: NewAutomation & Pick<Automation, 'automation_id'>) =>
      requestJson<Automation>(fetch, url, { method: 'POST', json }),
    onSuccess: refresh,
  });
  const change = useMutation({
    mutationFn: ({
      automation_id: id,
      ...json
    }: NewAutomation & Pick<Automation, 'automation_id' | 'version'>) =>
      requestJson<Automation>(fetch, `${url}/${id}`, { method: 'PATCH', json }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => request(fetch, `${url}/${id}`, { method: 'DELETE' }),
    onSettled: refresh,
  });
  const dryRun = useMutation({
    mutationFn: (json: NewAutomation & Partial<Pick<Automation, 'automation_id'>>) =>
      requestJson<DryRun>(fetch, `${url}/dry-run`, { method: 'POST', json }),
  });
  /** Resolves with how many were moved. */
  const run = useMutation({
    mutationFn: async (id: string) => {
      let moved = 0;
      for (;;) {
        const part = await requestJson<{ moved: number; is_complete: boolean }>(fetch, `${url}/${id}/run`, {
          method: 'POST',
        });
        moved += part.moved;
        if (part.is_complete || part.moved === 0) return moved;
      }
    },
    onSettled: forgetApplications,
  });
  return { create, change, remove, dryRun, run };
}
