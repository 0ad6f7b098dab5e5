import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MissingData } from './missing-data';
import styles from './user-type-choice.module.css';

const kinds = ['talent', 'recruiter'] as const;

/** The kind of an account cannot be changed, so each option explains itself. */
export function UserTypeChoice({ register }: { register: UseFormRegister<MissingData> }) {
  const { t } = useTranslation(['auth', 'after-submit']);
  return (
    <fieldset>
      <legend className={styles['legend']}>{t('after-submit:complete.userType')}</legend>
      <div className={styles['kinds']}>
        {kinds.map((kind) => (
          <label key={kind} className={styles['kind']}>
            <input {...register('userType')} type="radio" value={kind} />
            <span>
              <span className={styles['name']}>{t(`roles.${kind}`)}</span>
              <span className={styles['hint']}>{t(`after-submit:complete.${kind}Hint`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
