import type { StrengthPart } from '@sabi/contracts/http/profile-strength';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { anchorOfPart } from './profile-anchors';
import styles from './strength-parts.module.css';

/** The part that helps most next, as a link to where it is filled in. */
export function NextBestAction({ parts }: { parts: readonly StrengthPart[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const next = parts.find(({ is_done }) => !is_done);
  if (!next) return null;
  return (
    <p>
      <ButtonLink href={`${localizedPath(language, '/profile')}#${anchorOfPart[next.part]}`}>
        {t(`strength.next.${next.part}`, { points: next.points })}
      </ButtonLink>
    </p>
  );
}

/** What the strength is made of: what is there, what is missing, and what each part counts. */
export function StrengthParts({ parts }: { parts: readonly StrengthPart[] }) {
  const { t } = useTranslation();
  if (parts.length === 0) return null;
  return (
    <>
      <NextBestAction parts={parts} />
      <details className={styles['details']}>
        <summary className={styles['summary']}>{t('strength.how')}</summary>
        <ul className={styles['parts']}>
          {parts.map((part) => (
            <Part key={part.part} {...part} />
          ))}
        </ul>
      </details>
    </>
  );
}

function Part({ part, points, is_done: isDone }: StrengthPart) {
  const { t } = useTranslation();
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className={styles['part']}>
      <Icon
        className={isDone ? styles['done'] : styles['open']}
        size={20}
        role="img"
        aria-label={t(isDone ? 'strength.there' : 'strength.missing')}
      />
      <span>{t(`strength.parts.${part}`)}</span>
      <span className={styles['points']}>{t('strength.points', { points })}</span>
    </li>
  );
}
