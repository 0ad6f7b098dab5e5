import { CalendarDays, type LucideIcon, MapPin, MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/action-link';
import { paths } from '../../../paths';
import styles from './community-panel.module.css';

const points = [
  { key: 'ask', icon: MessageCircleQuestion },
  { key: 'meet', icon: MapPin },
  { key: 'learn', icon: CalendarDays },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

export function CommunityPanel() {
  const { t } = useTranslation('talent-solution');
  return (
    <>
      <p className={styles['leaders']}>{t('panels.community.leaders')}</p>
      <ul className={styles['points']}>
        {points.map(({ key, icon: Icon }) => (
          <li key={key} className={styles['point']}>
            <Icon className={styles['icon']} size={22} aria-hidden="true" />
            {t(`panels.community.points.${key}`)}
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <ActionLink to={paths.community}>{t('panels.community.link')}</ActionLink>
        <ActionLink variant="secondary" to={paths.events}>
          {t('panels.community.events')}
        </ActionLink>
      </div>
    </>
  );
}
