import { type InquiryType, inquiryTypes } from '@sabi/contracts/profile/inquiry';
import { Card } from '@sabi/ui/card';
import { useHydrated } from '@sabi/ui/hydration';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { findDraft } from '../../components/inquiry/inquiry-draft';
import { InquiryForm } from '../../components/inquiry/inquiry-form';
import { paths } from '../../paths';
import styles from './message-form.module.css';

const headingId = 'message-title';

/** The contact form. Input survives a reload and a change of language until it is sent. */
export function MessageForm() {
  const { t } = useTranslation('contact');
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const known = useMemo(() => (hydrated ? findDraft('contact') : undefined), [hydrated]);
  return (
    // Anchor to which svc-profile redirects after a form without script.
    <section id="message" className={styles['message']} aria-labelledby={headingId} tabIndex={-1}>
      <Card className={styles['card']}>
        <div className={styles['intro']}>
          <h2 id={headingId}>{t('message.title')}</h2>
          <p className={styles['text']}>{t('message.text')}</p>
        </div>
        <InquiryForm
          kind="contact"
          submitLabel={t('message.submit')}
          chosenType={findType(search.get('type'))}
          known={known}
        />
        <p className={styles['privacy']}>
          {t('message.privacy')} <Link to={paths.privacy}>{t('message.privacyLink')}</Link>
        </p>
      </Card>
    </section>
  );
}

/** The type preselected by a link: `?type=company`. */
function findType(name: string | null): InquiryType<'contact'> | undefined {
  return inquiryTypes.contact.find((type) => type === name);
}
