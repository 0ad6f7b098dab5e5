import type { Visibility } from '@sabi/contracts/http/profile/visibility';
import { describeFailure } from '@sabi/shell-sdk/account';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { Switch } from '../../forms/switch';
import { Section } from '@sabi/ui/section';
import { useChangeVisibility } from './visibility-calls';
import styles from './visibility.module.css';

/** Whether recruiters see the profile. */
export function VisibilitySection({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation('settings');
  const id = useId();
  const { mutate, isPending, variables, isSuccess, error } = useChangeVisibility();
  const isOn = isPending ? (variables.is_visible ?? visibility.is_visible) : visibility.is_visible;
  return (
    <Section title={t('visibility.title')}>
      <div className={styles['choice']}>
        <div>
          <p className={styles['name']} id={`${id}-name`}>
            {t('visibility.switch')}
          </p>
          <p className={styles['meaning']} id={`${id}-meaning`}>
            {t(visibility.is_visible ? 'visibility.on' : 'visibility.off')}
          </p>
        </div>
        <div className={styles['control']}>
          <Switch
            isOn={isOn}
            labelledBy={`${id}-name`}
            describedBy={`${id}-meaning`}
            onSwitch={(is_visible) => mutate({ is_visible })}
          />
          <span className={styles['outcome']} role="status">
            {isSuccess && t('visibility.saved')}
          </span>
        </div>
      </div>
      <FailureNotice failure={error && describeFailure(error)} title={t('visibility.failed')} />
    </Section>
  );
}
