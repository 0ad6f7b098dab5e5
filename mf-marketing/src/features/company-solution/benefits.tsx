import { BadgeCheck, Coins, type LucideIcon, ShieldCheck, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import styles from './benefits.module.css';

const benefits = [
  { key: 'faster', icon: Timer },
  { key: 'savings', icon: Coins },
  { key: 'match', icon: BadgeCheck },
  { key: 'riskFree', icon: ShieldCheck },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** Four benefits; every figure in them is a claim. */
export function Benefits() {
  const { t } = useTranslation('company-solution');
  return (
    <Section title={t('benefits.title')} text={t('benefits.text')}>
      <ul className={styles['tiles']}>
        {benefits.map(({ key, icon: Icon }) => (
          <li key={key} className={styles['tile']}>
            <Icon className={styles['icon']} size={28} strokeWidth={1.75} aria-hidden="true" />
            <h3 className={styles['title']}>
              <MarkedFigure>{t(`benefits.${key}.title`)}</MarkedFigure>
            </h3>
            <p className={styles['text']}>{t(`benefits.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A text with `<figure>…</figure>`, at a position that depends on the language. */
function MarkedFigure({ children: text }: { children: string }) {
  const [before, figure, after] = text.split(/<\/?figure>/);
  return (
    <>
      {before}
      <span className={styles['figure']}>{figure}</span>
      {after}
    </>
  );
}
