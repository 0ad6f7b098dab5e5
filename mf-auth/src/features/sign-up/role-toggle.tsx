import type { UserType } from '@sabi/contracts/http/profile/profile';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './role-toggle.module.css';

const roles = ['talent', 'recruiter'] as const;

interface RoleToggleProps {
  role: UserType;
  onChange: (role: UserType) => void;
}

/** Two radio buttons, styled as a switch. */
export function RoleToggle({ role, onChange }: RoleToggleProps) {
  const { t } = useTranslation();
  const recruiter = useRef<HTMLInputElement>(null);
  const follow = useEffectEvent(() => {
    if (recruiter.current?.checked && role === 'talent') onChange('recruiter');
  });
  useEffect(() => follow(), []); // chosen before hydration
  return (
    <fieldset className={styles['toggle']}>
      <legend className={styles['legend']}>{t('signUp.role')}</legend>
      <div className={styles['roles']}>
        {roles.map((each) => (
          <label key={each} className={styles['role']}>
            <input
              ref={each === 'recruiter' ? recruiter : undefined}
              type="radio"
              name="role"
              value={each}
              checked={each === role}
              onChange={() => onChange(each)}
            />
            {t(`roles.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
