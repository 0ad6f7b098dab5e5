import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import type { StrengthPart } from '@sabi/contracts/http/profile/strength';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cvImportPath } from '../cv-import/cv-import-path';
import { hasPendingImport } from '../cv-import/has-pending-import';
import { anchorOfPart } from './profile-anchors';
import styles from './strength-parts.module.css';

/** The most useful next step. An open CV import comes first, as it may complete the others. */
export function NextBestAction({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const next = full.strength_parts.find(({ is_done }) => !is_done);
  if (hasPendingImport(full) || (next?.part === 'cv' && full.proposal?.state === 'open')) {
    return (
      <p>
        <ButtonLink href={localizedPath(language, cvImportPath)}>{t('strength.review')}</ButtonLink>
      </p>
    );
  }
  if (!next) return null;
  return (
    <p>
      <ButtonLink href={`${localizedPath(language, '/profile')}#${anchorOfPart[next.part]}`}>
        {t(`strength.next.${next.part}`, { points: next.points })}
      </ButtonLink>
    </p>
  );
}

/** Parts of the strength: completed ones, missing ones and their weights. */
export function StrengthParts({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  const parts = full.strength_parts;
  if (parts.length === 0) return null;
  return (
    <>
      <NextBestAction full={full} />
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
