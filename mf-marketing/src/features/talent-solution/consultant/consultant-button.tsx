import { lazyComponent, useSignedIn } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useFocusHandover, useHydrated } from '@sabi/ui/hydration';
import { Bot } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasConversationToResume } from '../../../components/chat/stored-conversation';
import { plainConsultantId } from './plain-consultant';

// Loaded on demand, as most visitors never open it.
const ConsultantDialog = lazyComponent(() =>
  import('./consultant-dialog').then((module) => module.ConsultantDialog),
);

/**
 * Opens the chat with the talent consultant; without script it links to the chat on the page. Opens automatically after signing
 * in for an answer, and after a reload during one.
 */
export function ConsultantButton() {
  const { t } = useTranslation('talent-solution');
  const hydrated = useHydrated();
  const handover = useFocusHandover();
  const signedIn = useSignedIn();
  const resumesConversation = useMemo(() => hasConversationToResume('talent', signedIn), [signedIn]);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? resumesConversation;
  const asked = resumesConversation || chosen !== undefined;
  const label = (
    <>
      <Bot size={20} aria-hidden="true" />
      {t('hero.ask')}
    </>
  );
  if (!hydrated) {
    return (
      <ButtonLink ref={handover} variant="secondary" size="lg" href={`#${plainConsultantId}`}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        ref={handover}
        variant="secondary"
        size="lg"
        aria-haspopup="dialog"
        onClick={() => setChosen(true)}
      >
        {label}
      </Button>
      {/* Stays mounted once opened, to keep the conversation. */}
      {asked && <ConsultantDialog open={open} onClose={() => setChosen(false)} />}
    </>
  );
}
