import type { RejectionReason } from '@sabi/contracts/hiring/application-terms';
import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LetterFields, type LetterText } from '../../letters/letter-fields';
import { LetterPreview } from '../../letters/letter-preview';

export interface LetterRecipient {
  /** The letter is shown as this application would get it. */
  applicationId: string | undefined;
  reason: RejectionReason;
}

/** A letter that is written for these applicants. */
export function OwnLetter({ applicationId, reason }: LetterRecipient) {
  const { t } = useTranslation();
  const { control, handleSubmit } = useFormContext<LetterText>();
  const [language, subject, text] = useWatch({ control, name: ['language', 'subject', 'text'] });
  const [previewed, setPreviewed] = useState<LetterText | null>(null);
  const isCurrent =
    previewed?.language === language && previewed.subject === subject && previewed.text === text;
  const preview = handleSubmit((letter) => setPreviewed(letter));
  return (
    <>
      <LetterFields />
      <Button variant="secondary" onClick={() => void preview()}>
        {t('letter.showPreview')}
      </Button>
      {isCurrent && (
        <LetterPreview letter={{ language, subject, text, application_id: applicationId, reason }} />
      )}
    </>
  );
}
