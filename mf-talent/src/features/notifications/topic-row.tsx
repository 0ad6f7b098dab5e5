import type { NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import { describeFailure } from '@sabi/shell-sdk/account';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../account/use-failure-text';
import styles from './notification-table.module.css';
import { useSwitchTopic } from './preference-calls';
import { Switch } from '../../forms/switch';

interface TopicRowProps {
  topic: NotificationTopic;
  isOn: boolean;
  /** Id of the heading of the channel's column. */
  channelId: string;
}

export function TopicRow({ topic, isOn, channelId }: TopicRowProps) {
  const { t } = useTranslation('settings');
  const describe = useFailureText();
  const id = useId();
  const { mutate, isSuccess, error } = useSwitchTopic(topic);
  return (
    <tr>
      <th scope="row" className={styles['topic']}>
        <span className={styles['name']} id={`${id}-name`}>
          {t(`notifications.topics.${topic}.name`)}
        </span>
        <span className={styles['meaning']} id={`${id}-meaning`}>
          {t(`notifications.topics.${topic}.meaning`)}
        </span>
        {error && (
          <span className={styles['failure']} role="alert">
            {t('notifications.failed')} {describe(describeFailure(error))}
          </span>
        )}
      </th>
      <td className={styles['channel']}>
        <Switch
          isOn={isOn}
          labelledBy={`${channelId} ${id}-name`}
          describedBy={`${id}-meaning`}
          onSwitch={(next) => mutate(next)}
        />
        <span className={styles['outcome']} role="status">
          {isSuccess && t('notifications.saved')}
        </span>
      </td>
    </tr>
  );
}
