import { Banner } from '@sabi/ui/banner';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { elsewhere } from '../../paths';

/** Links for talent and for companies. */
export function NextStep() {
  const { t } = useTranslation();
  const [company, talent] = [useHref(elsewhere.companySolution), useHref(elsewhere.talentSolution)];
  return (
    <Banner
      title={t('listing.next.title')}
      text={t('listing.next.text')}
      actions={
        <>
          <ButtonLink variant="secondary" size="lg" href={company}>
            {t('listing.next.company')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="lg" href={talent}>
            {t('listing.next.talent')}
          </ButtonLink>
        </>
      }
    />
  );
}
