import { Pause, Play } from 'lucide-react';
import styles from './motion-toggle.module.css';

export interface MotionToggleProps {
  /** False without motion: only reserves the button's space. */
  available: boolean;
  paused: boolean;
  onToggle: () => void;
  /** Labels for the moving and the paused state. */
  labels: { readonly pause: string; readonly play: string };
}

/** Pauses motion that lasts longer than five seconds (WCAG 2.2.2). */
export function MotionToggle({ available, paused, onToggle, labels }: MotionToggleProps) {
  if (!available) return <span className={styles['place']} />;
  const Icon = paused ? Play : Pause;
  return (
    <button
      className={styles['toggle']}
      type="button"
      aria-label={paused ? labels.play : labels.pause}
      onClick={onToggle}
    >
      <Icon size={16} fill="currentColor" aria-hidden="true" />
    </button>
  );
}
