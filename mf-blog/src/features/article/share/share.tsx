import { lazyComponent, useShell } from '@sabi/shell-sdk/react';
import { useFocusHandover, useHydrated } from '@sabi/ui/hydration';
import { ChevronDown, Share2 } from 'lucide-react';
import { type MouseEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../content/article';
import { articlePath, wholeAddress } from '../../../paths';
import { PlainShareLinks } from './plain-share-links';
import styles from './share.module.css';
import type { SharedPage } from './share-links';

const ShareMenu = lazyComponent(() => import('./share-menu').then((module) => module.ShareMenu));

/** Shares the article by the device's share sheet, else by a menu; by plain links without script. */
export function Share({ article }: { article: Article }) {
  const { language, siteUrl } = useShell();
  const hydrated = useHydrated();
  const handover = useFocusHandover();
  const [shown, setShown] = useState<'button' | 'menu' | 'links'>('button');
  const page = {
    title: article.title[language],
    url: wholeAddress(siteUrl, language, articlePath(article.slug)),
  };
  const openMenu = () =>
    ShareMenu.preload().then(
      () => setShown('menu'),
      () => setShown('links'), // these need no further file
    );
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard'>('pointer');
  const share = async ({ detail: clicks }: MouseEvent) => {
    setOpenedBy(clicks === 0 ? 'keyboard' : 'pointer');
    if (!(await shareByDevice(page))) await openMenu();
  };

  if (!hydrated || shown === 'links')
    return <PlainShareLinks page={page} open={shown === 'links'} handover={handover} />;
  if (shown === 'button') return <ShareButton handover={handover} onClick={(event) => void share(event)} />;
  return <ShareMenu page={page} openedBy={openedBy} />;
}

interface ShareButtonProps {
  handover: Ref<HTMLButtonElement>;
  onClick: (event: MouseEvent) => void;
}

function ShareButton({ handover, onClick }: ShareButtonProps) {
  const { t } = useTranslation();
  return (
    <button ref={handover} type="button" className={styles['trigger']} onClick={onClick}>
      <Share2 size={18} aria-hidden="true" />
      {t('share.label')}
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}

/** @returns false where the device has no share sheet, or it could not be shown */
async function shareByDevice(page: SharedPage): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'; // the reader cancelled
  }
}
