import { typedMessageMaxCharacters } from '@sabi/contracts/ai/consultation';
import { useDraft } from '@sabi/shell-sdk/drafts';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useHydrated } from '@sabi/ui/hydration';
import { SendHorizontal, Square } from 'lucide-react';
import { type Ref, type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { consultantPath } from './ask-consultant';
import styles from './chat-composer.module.css';
import type { ChatState } from './chat-state';
import { isBusy, useChatState } from './chat-store';
import { restoreFocus } from './restore-focus';

interface ChatComposerProps {
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Sent by Enter or the button; disabled while an answer is pending and once the free messages are used up. Without script the
 * browser submits the form, and the service answers with a page of its own.
 */
export function ChatComposer({ inputRef }: ChatComposerProps) {
  const { t } = useTranslation('chat');
  const type = useChatState((state) => state.type);
  const status = useChatState((state) => state.status);
  const send = useChatState((state) => state.send);
  const stop = useChatState((state) => state.stop);
  const language = useLanguage();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const locked = status !== 'idle';
  const isAnswering = isBusy({ status });
  useFocusAfterAnswer(form, status);
  const draft = useQuestionDraft(form);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = findLine(event.currentTarget);
    if (input && send(input.value)) input.value = '';
  };
  return (
    <form
      ref={form}
      className={styles['composer']}
      method="post"
      action={consultantPath}
      noValidate={hydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="language" value={language} />
      <input
        ref={inputRef}
        className={styles['input']}
        name="message"
        aria-label={t('message')}
        placeholder={t(status === 'gated' ? 'gatedPlaceholder' : 'placeholder')}
        autoComplete="off"
        maxLength={typedMessageMaxCharacters}
        required={!hydrated}
        onInput={({ currentTarget }) => draft.save({ message: currentTarget.value })}
        disabled={locked}
      />
      {isAnswering ? (
        <button key="stop" className={styles['send']} type="button" aria-label={t('stop')} onClick={stop}>
          <Square size={18} fill="currentColor" aria-hidden="true" />
        </button>
      ) : (
        <button key="send" className={styles['send']} type="submit" aria-label={t('send')} disabled={locked}>
          <SendHorizontal size={20} aria-hidden="true" />
        </button>
      )}
    </form>
  );
}

const findLine = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>('[name=message]');

/** Stores the question until it is answered, so that an unsent one is restored after a reload. */
function useQuestionDraft(form: { current: HTMLFormElement | null }) {
  const type = useChatState((state) => state.type);
  const isAnswered = useChatState(({ status, unanswered, messages }) => {
    return status !== 'thinking' && status !== 'answering' && !unanswered && messages.length > 0;
  });
  const draft = useDraft<{ message: string }>(`question-${type}`, ({ message }) => {
    const line = findLine(form.current);
    if (line && !line.value) line.value = message ?? '';
  });
  const { forget } = draft;
  const wasAnswered = useRef(isAnswered);
  useEffect(() => {
    if (isAnswered && !wasAnswered.current) forget();
    wasAnswered.current = isAnswered;
  }, [isAnswered, forget]);
  return draft;
}

/** A disabled input loses the focus, so it is restored after the answer. */
function useFocusAfterAnswer(form: { current: HTMLFormElement | null }, status: ChatState['status']): void {
  const asked = useRef(false);
  useEffect(() => {
    if (status === 'thinking') asked.current = true;
    if (status !== 'idle' || !asked.current) return;
    asked.current = false;
    restoreFocus(findLine(form.current) ?? null);
  }, [form, status]);
}
