import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Building2, Rocket, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/action-link';
import { paths } from '../../../paths';
import styles from './promo-dialog.module.css';

export interface PromoDialogProps {
  /** Called however the dialog is closed. */
  onDismiss: () => void;
}

export function PromoDialog({ onDismiss }: PromoDialogProps) {
  const { t } = useTranslation('home');
  return (
    <Dialog
      open
      title={t('promo.title')}
      description={t('promo.text')}
      onClose={onDismiss}
      closeLabel={t('promo.close')}
    >
      <p className={styles['offer']}>
        <Sparkles className={styles['icon']} size={22} aria-hidden="true" />
        {t('promo.offer')}
      </p>
      <div className={styles['ways']}>
        <ActionLink size="lg" block to={paths.talentSolution} onClick={onDismiss}>
          <Rocket size={22} aria-hidden="true" />
          {t('promo.talent')}
        </ActionLink>
        <ActionLink size="lg" block variant="secondary" to={paths.companySolution} onClick={onDismiss}>
          <Building2 size={22} aria-hidden="true" />
          {t('promo.company')}
        </ActionLink>
        <Button variant="ghost" block onClick={onDismiss}>
          {t('promo.later')}
        </Button>
      </div>
    </Dialog>
  );
}
