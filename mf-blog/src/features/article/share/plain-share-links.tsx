import { ChevronDown, Share2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type SharedPage, shareLinksFor } from './share-links';
import styles from './share.module.css';

interface PlainShareLinksProps {
  page: SharedPage;
  open: boolean;
  handover?: Ref<HTMLElement>;
}

/** Share links for pages without script. */
export function PlainShareLinks({ page, open, handover }: PlainShareLinksProps) {
  const { t } = useTranslation();
  return (
    <details className={styles['plain']} open={open}>
      <summary ref={handover} className={styles['trigger']}>
        <Share2 size={18} aria-hidden="true" />
        {t('share.label')}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <ul className={styles['links']}>
        {shareLinksFor(page).map(({ name, href }) => (
          <li key={name}>
            <a className={styles['link']} href={href} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
