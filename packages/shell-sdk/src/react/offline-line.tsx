import type { Language } from '@sabi/contracts/language';
import { useOnline } from '@sabi/ui/network';
import { formatLocalClock } from '../dates';
import { useLanguage } from './hooks';
import styles from './offline-line.module.css';

/** Equal in all remotes, so in none of their dictionaries. */
const texts: Record<Language, (time: string) => string> = {
  en: (time) => `You are offline. What you see is from ${time}.`,
  id: (time) => `Anda sedang offline. Data ini dari pukul ${time}.`,
};

interface OfflineLineProps {
  /** When the shown data was loaded, in milliseconds; 0 while there is none. */
  loadedAt: number;
  /** Across the whole width, above a page. */
  isBand?: boolean;
}

/** Without a network: how old the shown data is. */
export function OfflineLine({ loadedAt, isBand = false }: OfflineLineProps) {
  const language = useLanguage();
  if (useOnline() || loadedAt === 0) return null;
  return (
    <p className={styles[isBand ? 'band' : 'line']} role="status">
      {texts[language](formatLocalClock(new Date(loadedAt), language))}
    </p>
  );
}
