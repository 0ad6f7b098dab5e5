import type { UserType } from '@sabi/contracts/http/profile/profile';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '@sabi/ui/card';
import { Notice } from '@sabi/ui/notice';
import { AccountBenefits } from './account-benefits';
import styles from './account-layout.module.css';

interface AccountLayoutProps {
  title: string;
  /** Audience of the text beside the card. */
  audience?: UserType;
  /** The page was replaced and the focus lost: moves the focus to the title. */
  isNews?: boolean;
  children: ReactNode;
}

/** The card of every account page, with the benefits of an account beside it on a wide screen. */
export function AccountLayout({ title, audience = 'talent', isNews = false, children }: AccountLayoutProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className={styles['page']}>
      <AccountBenefits audience={audience} />
      <Card className={styles['card']}>
        <Link className={styles['home']} to="/">
          <ArrowLeft size={18} aria-hidden="true" />
          {t('layout.home')}
        </Link>
        <h1 className={styles['title']} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <noscript>
          <Notice tone="info" title={t('layout.needsScript')} />
        </noscript>
        {children}
      </Card>
    </div>
  );
}
