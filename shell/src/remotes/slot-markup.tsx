import styles from './remote-slot.module.css';
import { SlotSkeleton } from './slot-skeleton';

/** A slot as the server sends it; the same elements `RemoteSlot` renders first. */
export function SlotMarkup({ name, html }: { name: string; html: string | null }) {
  return (
    <div className={styles['slot']} data-remote={name} data-state="loading">
      {html === null && <SlotSkeleton />}
      <div dangerouslySetInnerHTML={{ __html: html ?? '' }} />
    </div>
  );
}
