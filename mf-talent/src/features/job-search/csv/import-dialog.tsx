import { jobSearchFileMaxBytes } from '@sabi/contracts/hiring/field-limits';
import type { JobSearchImport } from '@sabi/contracts/http/hiring/job-search';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Notice } from '@sabi/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importFile } from '../job-search-calls';
import { useReload } from '../job-search-queries';
import { useFailureText } from '../use-failure-text';
import styles from './csv.module.css';
import { ImportResult } from './import-result';

/** Imports applications from a CSV file, and shows what became of each row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('job-search');
  const { fetch } = useShell();
  const reload = useReload();
  const describe = useFailureText();
  const [isTooLarge, setTooLarge] = useState(false);
  const send = useMutation({
    mutationFn: (file: File) => importFile(fetch, file),
    onSettled: () => void reload(),
  });
  const take = (file: File) => {
    setTooLarge(file.size > jobSearchFileMaxBytes);
    send.reset();
    if (file.size <= jobSearchFileMaxBytes) send.mutate(file);
  };
  const error = isTooLarge ? t('errors.REQUEST_TOO_LARGE') : send.error && describe(send.error);
  return (
    <Dialog
      open
      title={t('import.title')}
      description={t('import.text')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <FileChoice busy={send.isPending} result={send.data} onChoose={take} />
      {error && (
        <Notice tone="danger" title={t('import.failed')}>
          {error}
        </Notice>
      )}
      {send.data && <ImportResult result={send.data} />}
    </Dialog>
  );
}

interface FileChoiceProps {
  busy: boolean;
  result: JobSearchImport | undefined;
  onChoose: (file: File) => void;
}

/** The same file can be chosen again, as it may have been corrected meanwhile. */
function FileChoice({ busy, result, onChoose }: FileChoiceProps) {
  const { t } = useTranslation('job-search');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <p>
      <label className={styles['hidden']} htmlFor={id}>
        {t('import.file')}
      </label>
      <input
        ref={input}
        id={id}
        className={styles['hidden']}
        type="file"
        accept=".csv,text/csv"
        tabIndex={-1}
        onChange={choose}
      />
      <Button variant={result ? 'secondary' : 'primary'} busy={busy} onClick={() => input.current?.click()}>
        {t(busy ? 'import.busy' : result ? 'import.chooseAnother' : 'import.choose')}
      </Button>
    </p>
  );
}
