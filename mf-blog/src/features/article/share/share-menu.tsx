import { useShell } from '@sabi/shell-sdk/react';
import { Menu } from '@sabi/ui/menu';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type SharedPage, shareLinksFor } from './share-links';
import styles from './share.module.css';

interface ShareMenuProps {
  page: SharedPage;
  openedBy: 'pointer' | 'keyboard';
}

/** Opens when mounted, as it is loaded by the click on its button. */
export function ShareMenu({ page, openedBy }: ShareMenuProps) {
  const { t } = useTranslation();
  const { toast } = useShell();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(page.url);
      toast({ title: t('share.copied'), tone: 'success' });
    } catch {
      toast({ title: t('share.notCopied'), description: page.url, tone: 'destructive' });
    }
  };
  const links = shareLinksFor(page).map(({ name, href }) => ({ label: name, href, newTab: true }));
  const label = (
    <span className={styles['label']}>
      <Share2 size={18} aria-hidden="true" />
      {t('share.label')}
    </span>
  );
  return (
    <Menu
      openedBy={openedBy}
      label={label}
      items={[{ label: t('share.copy'), onSelect: () => void copy() }, ...links]}
    />
  );
}
