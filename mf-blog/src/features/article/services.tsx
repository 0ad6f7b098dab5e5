import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ArticleBody } from '../../content/article-body';
import { Part } from './part';
import styles from './services.module.css';

/** Four services for the industry. */
export function Services({ services: { title, text, items } }: { services: ArticleBody['services'] }) {
  const { t } = useTranslation();
  return (
    <Part title={title} eyebrow={t('article.services')} className={styles['panel']}>
      <p className={styles['text']}>{text}</p>
      <ul className={styles['items']}>
        {items.map((item) => (
          <li className={styles['item']} key={item.title}>
            <Check className={styles['icon']} size={22} aria-hidden="true" />
            <div>
              <h3 className={styles['title']}>{item.title}</h3>
              <p className={styles['itemText']}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
