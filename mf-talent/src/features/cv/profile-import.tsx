import { fileNameMaxLength, importMaxBytes } from '@sabi/contracts/profile/field-limits';
import type { CvImportSummary } from '@sabi/contracts/http/profile/profile';
import { RequestFailed, requestJson } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failedText } from '@sabi/shell-sdk/queries';
import { useReloadCvImport } from '../../cv-import/cv-import-calls';
import { cvImportPath } from '../../cv-import/cv-import-path';
import styles from './profile-import.module.css';

const kinds = {
  linkedin: { address: 'linkedin', accept: '.zip,application/zip', steps: ['open', 'request', 'wait'] },
  jsonResume: { address: 'json-resume', accept: '.json,application/json', steps: [] },
} as const;
type Kind = keyof typeof kinds;

/** Imports a profile from an export of another site or program, in the same way as a CV. */
export function ProfileImport({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const shell = useShell();
  const input = useRef<HTMLInputElement>(null);
  const reload = useReloadCvImport();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => sendImport(shell.fetch, kind, file),
    onSuccess: () => void reload().then(() => shell.navigate(cvImportPath)),
  });
  const { accept, steps } = kinds[kind];
  const describe = (cause: Error) => {
    const fault = findFault(cause);
    if (!fault) return t(failedText(cause));
    return t(fault === 'invalid' ? `cv.imports.${kind}.invalid` : `cv.imports.faults.${fault}`);
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) mutate(file);
    currentTarget.value = ''; // allows choosing the same file again
  };
  return (
    <details className={styles['import']}>
      <summary>{t(`cv.imports.${kind}.title`)}</summary>
      <div className={styles['content']}>
        {steps.length > 0 && (
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <li key={step}>{t(`cv.imports.linkedin.steps.${step}`)}</li>
            ))}
          </ol>
        )}
        {error && (
          <Notice tone="danger" title={t('cv.imports.failed')}>
            {describe(error)}
          </Notice>
        )}
        <Button variant="secondary" busy={isPending} onClick={() => input.current?.click()}>
          {t(isPending ? 'cv.imports.busy' : `cv.imports.${kind}.choose`)}
        </Button>
        <p className={styles['rule']}>{t(`cv.imports.${kind}.rule`)}</p>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          aria-label={t(`cv.imports.${kind}.fileInput`)}
          onChange={change}
        />
      </div>
    </details>
  );
}

class TooLarge extends Error {}

type Fault = 'tooLarge' | 'invalid' | 'limited';

function sendImport(fetch: typeof globalThis.fetch, kind: Kind, file: File): Promise<CvImportSummary> {
  if (file.size > importMaxBytes) return Promise.reject(new TooLarge());
  const query = new URLSearchParams({ name: file.name.slice(-fileNameMaxLength) });
  return requestJson<CvImportSummary>(
    fetch,
    `/api/profile/v1/imports/${kinds[kind].address}?${query.toString()}`,
    {
      method: 'POST',
      body: file,
      headers: { 'Content-Type': 'application/octet-stream' },
    },
  );
}

/** @returns undefined for any other error */
function findFault(error: Error): Fault | undefined {
  if (error instanceof TooLarge) return 'tooLarge';
  if (!(error instanceof RequestFailed)) return undefined;
  if (error.code === 'IMPORT_INVALID') return 'invalid';
  if (error.code === 'REQUEST_TOO_LARGE') return 'tooLarge';
  return error.code === 'RATE_LIMITED' ? 'limited' : undefined;
}
