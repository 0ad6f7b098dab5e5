import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { boardPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import type { Redemption } from '@sabi/contracts/billing/redemption';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { isCounted } from '../../entitlements/is-counted';
import { profileAnchors } from '../../profile/profile-anchors';
import type { RequestableService } from '../../service-requests/requestable-service';
import styles from './plan-panel.module.css';

interface UsageActionProps {
  kind: EntitlementKind;
  /** How many are unused. */
  left: number;
  /** How many open requests the staff has for it. */
  requested: number;
  redemption: Redemption | undefined;
  onAsk: (service: RequestableService) => void;
}

/** How a purchase is used: by a request to the staff, on another page, or not available yet. */
export function UsageAction({ kind, left, requested, redemption, onAsk }: UsageActionProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const label = (
    <>
      {t('current.use')}
      <VisuallyHidden> {t(`kinds.${kind}`)}</VisuallyHidden>
    </>
  );
  switch (redemption?.way) {
    case 'not_yet':
      return <span className={styles['text']}>{t('current.notYet')}</span>;
    case 'in_product':
      return (
        <ButtonLink variant="secondary" href={localizedPath(language, placeOfUse(kind))}>
          {label}
        </ButtonLink>
      );
    case 'by_person': {
      const free = left - requested;
      const workingDays = redemption.working_days;
      return (
        <>
          {requested > 0 && (
            <span className={styles['text']}>{t('current.requested', { count: requested })}</span>
          )}
          {free > 0 && isCounted(kind) && (
            <Button variant="secondary" onClick={() => onAsk({ kind, left: free, workingDays })}>
              {label}
            </Button>
          )}
        </>
      );
    }
    case undefined:
      return null;
  }
}

const placeOfUse = (kind: EntitlementKind): string =>
  kind === 'job_application' ? boardPath : `/profile#${profileAnchors.document}`;
