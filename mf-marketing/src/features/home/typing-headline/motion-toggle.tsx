import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './motion-toggle.module.css';

interface MotionToggleProps {
  /** Where nothing moves there is nothing to stop: only the button's place is kept then. */
  available: boolean;
  paused: boolean;
  onToggle: () => void;
}

/** What moves by itself for more than five seconds can be stopped (WCAG 2.2.2). */
export function MotionToggle({ available, paused, onToggle }: MotionToggleProps) {
  const { t } = useTranslation('home');
  if (!available) return <span className={styles['place']} />;
  const Icon = paused ? Play : Pause;
  return (
    <button
      className={styles['toggle']}
      type="button"
      aria-label={t(paused ? 'hero.play' : 'hero.pause')}
      onClick={onToggle}
    >
      <Icon size={16} fill="currentColor" aria-hidden="true" />
    </button>
  );
}
