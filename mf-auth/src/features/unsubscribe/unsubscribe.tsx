import { localizedPath } from '@sabi/contracts/language';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { Spinner } from '@sabi/ui/spinner';
import { useTranslation } from 'react-i18next';
import { AccountLayout } from '../../layout/account-layout';
import { CardLinks } from '../../layout/card-links';
import { Lead } from '../../layout/lead';
import styles from './unsubscribe.module.css';
import { type Subscription, useSubscription } from './use-subscription';

/** The preferences of all mails, which require a session. */
const preferencesPath = '/settings/notifications';

/** Button that stops mails of one kind. Opening the page changes nothing, as mail scanners open links too. */
export function Unsubscribe({ token }: { token: string }) {
  const { t } = useTranslation('unsubscribe');
  const subscription = useSubscription(token);
  const { step, isNews } = subscription;
  if (step.at === 'invalid') return <InvalidLink />;
  const title = step.at === 'loading' || step.at === 'failed' ? t('head.title') : t(`${step.at}.title`);
  return (
    <AccountLayout key={step.at} title={title} isNews={isNews}>
      <Content {...subscription} />
    </AccountLayout>
  );
}

/** Shown in place of the question. */
export function InvalidLink() {
  const { t } = useTranslation('unsubscribe');
  return (
    <AccountLayout title={t('head.title')}>
      <Notice tone="danger" title={t('invalid.title')}>
        {t('invalid.text')}
      </Notice>
      <PreferencesLink />
    </AccountLayout>
  );
}

function Content({ step, isBusy, obstacle, retry, stop, undo }: Subscription) {
  const { t } = useTranslation('unsubscribe');
  if (step.at === 'invalid') return null;
  if (step.at === 'loading') {
    return (
      <p className={styles['loading']} role="status">
        <Spinner />
        {t('loading')}
      </p>
    );
  }
  if (step.at === 'failed') {
    const actions = <Button onClick={retry}>{t('failed.retry')}</Button>;
    return (
      <Notice tone="danger" title={t('failed.title')} actions={actions}>
        {t('failed.text')}
      </Notice>
    );
  }
  return (
    <>
      <Lead>{t(`${step.at}.text.${step.topic}`)}</Lead>
      <Obstacle obstacle={obstacle} />
      {step.at === 'ask' && (
        <Button size="lg" block busy={isBusy} onClick={() => void stop()}>
          {t(isBusy ? 'ask.busy' : 'ask.button')}
        </Button>
      )}
      {step.at === 'stopped' && (
        <Button variant="secondary" block busy={isBusy} onClick={() => void undo()}>
          {t(isBusy ? 'ask.busy' : 'stopped.undo')}
        </Button>
      )}
      <p className={styles['kept']}>{t('kept')}</p>
      <PreferencesLink />
    </>
  );
}

function Obstacle({ obstacle }: Pick<Subscription, 'obstacle'>) {
  const { t } = useTranslation('unsubscribe');
  if (!obstacle) return null;
  return obstacle === 'failed' ? (
    <Notice tone="danger" title={t('failed.title')}>
      {t('failed.text')}
    </Notice>
  ) : (
    <Notice tone="info" title={t('stopped.inSettings')} />
  );
}

function PreferencesLink() {
  const { t } = useTranslation('unsubscribe');
  const { language } = useShell();
  return (
    <CardLinks>
      <a href={localizedPath(language, preferencesPath)}>{t('toPreferences')}</a>
    </CardLinks>
  );
}
