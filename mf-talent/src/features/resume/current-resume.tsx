import type { Resume } from '@sabi/contracts/http/profile';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../dates/format-month';
import styles from './current-resume.module.css';
import { createDownloadLink } from './resume-calls';

/** The newest CV, and the way to have it back. */
export function CurrentResume({ resume }: { resume: Resume }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shell = useShell();
  const download = useMutation({
    mutationFn: () => createDownloadLink(shell.fetch, resume.id),
    onSuccess: saveFrom,
    onError: () => shell.toast({ tone: 'destructive', title: t('resume.downloadFailed') }),
  });
  return (
    <div className={styles['container']}>
      <div className={styles['current']}>
        <FileText className={styles['icon']} size={28} aria-hidden="true" />
        <div className={styles['file']}>
          <p className={styles['label']}>{t('resume.current')}</p>
          <p className={styles['name']}>{resume.file_name}</p>
          <p className={styles['date']}>
            {t('resume.uploaded', { date: formatDay(resume.uploaded_at, language) })}
          </p>
        </div>
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          {!download.isPending && <Download size={18} aria-hidden="true" />}
          {t(download.isPending ? 'resume.downloadBusy' : 'resume.download')}
        </Button>
      </div>
    </div>
  );
}

/** The answer says that it is a file to keep, so the page stays where it is. */
function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
