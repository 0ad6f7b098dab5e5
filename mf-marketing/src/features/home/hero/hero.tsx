import { MotionToggle, useReducedMotion } from '@sabi/ui/motion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/action-link';
import { useSignUpLink } from '../../../components/use-sign-up-link';
import { elsewhere, paths } from '../../../paths';
import styles from './hero.module.css';
import { HeroIllustration } from './hero-illustration';
import { TypingHeadline } from './typing-headline/typing-headline';

export function Hero() {
  const { t } = useTranslation(['home', 'common']);
  const signUp = useSignUpLink({ to: elsewhere.register, label: t('hero.signUp') });
  const mayMove = !useReducedMotion();
  const [paused, setPaused] = useState(false);
  return (
    <section className={styles['hero']}>
      <div className={styles['content']}>
        <div className={styles['words']}>
          <TypingHeadline running={mayMove && !paused} />
          <p className={styles['text']}>{t('hero.description')}</p>
          <div className={styles['actions']}>
            <ActionLink size="lg" to={signUp.to}>
              {signUp.label}
            </ActionLink>
            <ActionLink size="lg" variant="secondary" to={paths.talentSolution}>
              {t('common:talentSolution')}
            </ActionLink>
            <MotionToggle
              available={mayMove}
              paused={paused}
              onToggle={() => setPaused(!paused)}
              labels={{ pause: t('hero.pause'), play: t('hero.play') }}
            />
          </div>
        </div>
        <HeroIllustration />
      </div>
    </section>
  );
}
