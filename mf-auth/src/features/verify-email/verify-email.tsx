import { useTranslation } from 'react-i18next';
import { CodeForm } from './code-form';
import styles from './verify-email.module.css';
import { VerifyByLink } from './verify-by-link';

interface VerifyEmailProps {
  /** From the link; null when the address holds none. */
  token: string | null;
  onVerified: () => void;
}

/** Three ways to verify: the link's button, the code of the same mail, and a new mail. */
export function VerifyEmail({ token, onVerified }: VerifyEmailProps) {
  const { t } = useTranslation('mail-links');
  return (
    <>
      {token && <VerifyByLink key={token} token={token} onVerified={onVerified} />}
      <section className={token ? styles['alternative'] : styles['main']}>
        <h2 className={styles['title']}>{t(token ? 'verify.codeTitle' : 'verify.codeTitleAlone')}</h2>
        <p className={styles['text']}>{t('verify.codeText')}</p>
        <CodeForm isMainWay={!token} onVerified={onVerified} />
      </section>
    </>
  );
}
