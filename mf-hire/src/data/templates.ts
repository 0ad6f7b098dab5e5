import type { LetterTemplate } from '@sabi/contracts/http/hiring/letter-templates';
import type { RejectionReason } from '@sabi/contracts/hiring/application-terms';
import { request, requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCompany } from './company-context';
import { companyUrl } from './hiring-url';

export type TemplateText = Pick<LetterTemplate, 'name' | 'language' | 'subject' | 'text'>;

const templatesKey = (companyId: string) => ['templates', companyId] as const;
const templatesUrl = (companyId: string) => `${companyUrl(companyId)}/templates`;

/** Templates of letters to applicants, by name. */
export function useTemplates() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  return useQuery({
    queryKey: templatesKey(companyId),
    queryFn: async ({ signal }) =>
      (await requestJson<{ templates: LetterTemplate[] }>(fetch, templatesUrl(companyId), { signal }))
        .templates,
    meta: shownInPlace,
  });
}

export function useTemplateActs() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  const url = templatesUrl(companyId);
  const refresh = () => queryClient.invalidateQueries({ queryKey: templatesKey(companyId) });
  const create = useMutation({
    mutationFn: (json: TemplateText & Pick<LetterTemplate, 'template_id'>) =>
      requestJson<LetterTemplate>(fetch, url, { method: 'POST', json }),
    onSuccess: refresh,
  });
  const change = useMutation({
    mutationFn: ({
      template_id: id,
      ...json
    }: TemplateText & Pick<LetterTemplate, 'template_id' | 'version'>) =>
      requestJson<LetterTemplate>(fetch, `${url}/${id}`, { method: 'PATCH', json }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => request(fetch, `${url}/${id}`, { method: 'DELETE' }),
    onSettled: refresh,
  });
  return { create, change, remove };
}

export interface LetterInput extends Pick<TemplateText, 'language' | 'subject' | 'text'> {
  /** Without it with a sample applicant. */
  readonly application_id?: string | undefined;
  readonly reason?: RejectionReason | undefined;
}

/** A letter as a talent would get it. */
export function useLetterPreview(letter: LetterInput) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  return useQuery({
    queryKey: ['letter-preview', companyId, letter],
    queryFn: ({ signal }) =>
      requestJson<Pick<LetterTemplate, 'subject' | 'text'>>(fetch, `${templatesUrl(companyId)}/preview`, {
        method: 'POST',
        json: letter,
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: shownInPlace,
  });
}
