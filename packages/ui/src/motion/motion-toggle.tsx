import { Pause, Play } from 'lucide-react';
import styles from './motion-toggle.module.css';

export interface MotionToggleProps {
  /** Where nothing moves there is nothing to stop: only the button's place is kept then. */
  available: boolean;
  paused: boolean;
  onToggle: () => void;
  /** What the button says while things move, and while they stand still. */
  labels: { readonly pause: string; readonly play: string };
}

/** What moves by itself for more than five seconds can be stopped (WCAG 2.2.2). */
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
