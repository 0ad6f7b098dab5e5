import { Button } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { embeddedMapUrl } from './map-address';
import { MapIllustration } from './map-illustration';
import styles from './office-map.module.css';

/** A drawing of the neighbourhood, replaced by a third party's map on click. */
export function OfficeMap() {
  const { t } = useTranslation('home');
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState(false);
  if (loaded) return <LoadedMap />;
  return (
    <div className={styles['map']}>
      <MapIllustration />
      {hydrated && (
        <div className={styles['offer']}>
          <p className={styles['notice']}>{t('office.mapNotice')}</p>
          <Button onClick={() => setLoaded(true)}>{t('office.loadMap')}</Button>
        </div>
      )}
    </div>
  );
}

function LoadedMap() {
  const { t } = useTranslation('home');
  return (
    <iframe
      // The focused button is gone.
      ref={(frame) => frame?.focus()}
      className={styles['map']}
      src={embeddedMapUrl()}
      title={t('office.mapTitle')}
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  );
}
