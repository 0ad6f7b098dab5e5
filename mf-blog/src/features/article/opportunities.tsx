import type { ArticleBody } from '../../content/article-body';
import styles from './opportunities.module.css';
import { Part } from './part';
import { Prose } from './prose';

export function Opportunities({
  opportunities: { title, text, cards },
}: {
  opportunities: ArticleBody['opportunities'];
}) {
  return (
    <Part title={title}>
      <Prose paragraphs={[text]} />
      <ul className={styles['cards']}>
        {cards.map((card) => (
          <li className={styles['card']} key={card.title}>
            <h3 className={styles['title']}>{card.title}</h3>
            <p className={styles['text']}>{card.text}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
