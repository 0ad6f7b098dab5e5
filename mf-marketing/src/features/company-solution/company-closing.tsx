import { useLanguage } from '@sabi/shell-sdk/react';
import { Banner } from '@sabi/ui/banner';
import { ButtonLink } from '@sabi/ui/button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/action-link';
import brochureEn from './brochure.en.pdf';
import brochureId from './brochure.id.pdf';
import { scheduleConsultation } from './links';

const brochures = { en: brochureEn, id: brochureId };

/** Final call to action: a consultation, or the brochure. */
export function CompanyClosing() {
  const { t } = useTranslation('company-solution');
  const language = useLanguage();
  return (
    <Banner
      title={t('closing.title')}
      text={t('closing.text')}
      actions={
        <>
          <ActionLink variant="secondary" size="lg" to={scheduleConsultation}>
            {t('hero.schedule')}
          </ActionLink>
          <ButtonLink
            variant="secondary"
            size="lg"
            href={brochures[language]}
            download={`Sabi-${language}.pdf`}
            type="application/pdf"
          >
            <Download size={20} aria-hidden="true" />
            {t('closing.brochure')}
          </ButtonLink>
        </>
      }
    />
  );
}
