import { Button, ButtonLink } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../copying/copy-button';
import styles from './second-factor.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onKept: () => void;
  findFocusAfter: () => HTMLElement | null;
}

/** Shows the recovery codes once; it closes only after the user has confirmed saving them. */
export function RecoveryCodesDialog({ codes, onKept, findFocusAfter }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('settings');
  const written = codes.map((code) => code.match(/.{1,4}/g)?.join('-') ?? code);
  const text = `${written.join('\n')}\n`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t('codes.fileTitle')}\n\n${text}`)}`;
  return (
    <Dialog
      open
      title={t('codes.dialogTitle')}
      description={t('codes.dialogText')}
      findFocusAfter={findFocusAfter}
    >
      <ul className={styles['codes']} aria-label={t('codes.title')}>
        {written.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <CopyButton text={text} label={t('codes.copy')} />
        <ButtonLink variant="secondary" href={file} download={t('codes.fileName')}>
          <Download size={18} aria-hidden="true" />
          {t('codes.download')}
        </ButtonLink>
      </div>
      <Button onClick={onKept}>{t('codes.kept')}</Button>
    </Dialog>
  );
}
