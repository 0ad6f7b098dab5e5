import { type Language, languages } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { repliesOf } from './replies';
import type { ActionName } from './queue';
import styles from './reply-choice.module.css';

interface ReplyChoiceProps {
  action: ActionName;
  /** Language of the recipient; null if unknown. */
  language: Language | null;
  onChoose: (reply: string) => void;
}

/** Canned replies, in the recipient's language. */
export function ReplyChoice({ action, language: ofReader, onChoose }: ReplyChoiceProps) {
  const { t } = useTranslation();
  const ofStaff = useLanguage();
  const [language, setLanguage] = useState(ofReader ?? ofStaff);
  const replies = repliesOf(language, action);
  if (replies.length === 0) return null;
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{t('replies.label')}</legend>
      <div className={styles['languages']}>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            className={styles['language']}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {t(`replies.languages.${each}`)}
          </button>
        ))}
      </div>
      <ul className={styles['replies']}>
        {replies.map((reply) => (
          <li key={reply}>
            <button type="button" className={styles['reply']} lang={language} onClick={() => onChoose(reply)}>
              {reply}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
