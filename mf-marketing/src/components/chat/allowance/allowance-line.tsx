import type { AnswerAllowance } from '@sabi/contracts/http/ai/answer-allowance';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBusy, useChatState } from '../chat-store';
import styles from './allowance-line.module.css';
import { readAllowance } from './read-allowance';
import { useLimitText } from './use-limit-text';

/** The account's remaining allowance, reloaded after each answer. Renders nothing while it is unknown. */
export function AllowanceLine() {
  const { t } = useTranslation('chat');
  const { fetch } = useShell();
  const describeLimit = useLimitText();
  const isAnswering = useChatState(isBusy);
  const [allowance, setAllowance] = useState<AnswerAllowance>();
  useEffect(() => {
    if (isAnswering) return undefined;
    const leaving = new AbortController();
    // A question over the limit is rejected with a message anyway.
    readAllowance(fetch, leaving.signal).then(setAllowance, () => undefined);
    return () => leaving.abort();
  }, [fetch, isAnswering]);
  if (!allowance) return null;
  const { limit, remaining } = allowance;
  return (
    <p className={styles['line']}>
      {remaining > 0 ? t('allowance.left', { limit, remaining }) : describeLimit(allowance)}
    </p>
  );
}
