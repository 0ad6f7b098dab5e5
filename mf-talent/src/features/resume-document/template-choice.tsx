import {
  type DocumentTemplate,
  documentTemplates,
  isPremiumTemplate,
} from '@sabi/contracts/profile/document-templates';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferLink } from './offer-link';
import styles from './resume-document.module.css';
import { TemplatePicture } from './template-picture';

interface TemplateChoiceProps {
  value: DocumentTemplate;
  onChange: (template: DocumentTemplate) => void;
  hasPremium: boolean;
}

/** All templates; the premium ones can be previewed by everybody. */
export function TemplateChoice({ value, onChange, hasPremium }: TemplateChoiceProps) {
  const { t } = useTranslation();
  const noteId = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{t('document.template')}</legend>
      <div className={styles['templates']}>
        {documentTemplates.map((name) => {
          const isPremium = isPremiumTemplate(name);
          const isLocked = isPremium && !hasPremium;
          return (
            <label key={name} className={styles['template']} data-locked={isLocked || undefined}>
              <TemplatePicture template={name} />
              <span className={styles['name']}>
                <input
                  type="radio"
                  name="document-template"
                  checked={name === value}
                  disabled={isLocked}
                  aria-describedby={isLocked ? noteId : undefined}
                  onChange={() => onChange(name)}
                />
                {t(`document.templates.${name}`)}
                {isPremium && <span className={styles['badge']}>{t('document.premium')}</span>}
              </span>
            </label>
          );
        })}
      </div>
      {!hasPremium && (
        <div className={styles['offer']}>
          <p id={noteId}>{t('document.partOfPremium')}</p>
          <OfferLink />
        </div>
      )}
    </fieldset>
  );
}
