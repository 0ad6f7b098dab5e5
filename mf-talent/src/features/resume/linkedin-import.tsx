import type { ProposalSummary } from '@sabi/contracts/http/profile';
import { RequestFailed, requestJson } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReloadProposal } from '../../proposal/proposal-calls';
import styles from './linkedin-import.module.css';

/** As the service has it. */
const maxBytes = 10_485_760;
const nameMaxLength = 255;

/** The second way to a filled profile: the copy of one's data that LinkedIn gives out. Ends in the same review as a CV. */
export function LinkedInImport() {
  const { t } = useTranslation();
  const shell = useShell();
  const input = useRef<HTMLInputElement>(null);
  const reload = useReloadProposal();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => sendImport(shell.fetch, file),
    onSuccess: () => void reload().then(() => shell.navigate('/profile/review')),
  });
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) mutate(file);
    currentTarget.value = ''; // so that choosing the same file again is a choice too
  };
  return (
    <details className={styles['import']}>
      <summary>{t('resume.linkedin.title')}</summary>
      <div className={styles['content']}>
        <ol className={styles['steps']}>
          <li>{t('resume.linkedin.steps.open')}</li>
          <li>{t('resume.linkedin.steps.request')}</li>
          <li>{t('resume.linkedin.steps.wait')}</li>
        </ol>
        {error && (
          <Notice tone="danger" title={t('resume.linkedin.failed')}>
            {t(`resume.linkedin.faults.${faultOf(error)}`)}
          </Notice>
        )}
        <Button variant="secondary" busy={isPending} onClick={() => input.current?.click()}>
          {t(isPending ? 'resume.linkedin.busy' : 'resume.linkedin.choose')}
        </Button>
        <p className={styles['rule']}>{t('resume.linkedin.rule')}</p>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          hidden
          aria-label={t('resume.linkedin.fileInput')}
          onChange={change}
        />
      </div>
    </details>
  );
}

class TooLarge extends Error {}

function sendImport(fetch: typeof globalThis.fetch, file: File): Promise<ProposalSummary> {
  if (file.size > maxBytes) return Promise.reject(new TooLarge());
  const query = new URLSearchParams({ name: file.name.slice(-nameMaxLength) });
  return requestJson<ProposalSummary>(fetch, `/api/profile/v1/imports/linkedin?${query.toString()}`, {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
}

function faultOf(error: Error): 'tooLarge' | 'invalid' | 'limited' | 'unreachable' | 'unavailable' {
  if (error instanceof TooLarge) return 'tooLarge';
  if (!(error instanceof RequestFailed)) return 'unavailable';
  if (error.code === 'IMPORT_INVALID') return 'invalid';
  if (error.code === 'REQUEST_TOO_LARGE') return 'tooLarge';
  if (error.code === 'RATE_LIMITED') return 'limited';
  return error.status === 0 ? 'unreachable' : 'unavailable';
}
