import {
  findInquiryFaults,
  type InquiryField,
  inquiryFields,
  type InquiryKind,
  type InquiryValues,
} from '@sabi/contracts/profile/inquiry';
import { inquiryFaultTexts } from '@sabi/shared-texts/inquiry-faults';
import { createUuid } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { type FormEvent, type SubmitEvent, useRef, useState } from 'react';
import { focusField, readTrap, readValues } from './form-values';
import { forgetDraft, saveDraft } from './inquiry-draft';
import { refusedFields, sendInquiry } from './send-inquiry';
import { useOutcomeToasts } from './use-outcome-toasts';

export interface InquiryFormOptions {
  kind: InquiryKind;
  /** Called before valid values are sent; false stops the request. */
  maySend?: (values: InquiryValues) => Promise<boolean>;
}

/** Validates, sends and reports the outcome; input is stored as a draft until it has been received. */
export function useInquiryForm({ kind, maySend }: InquiryFormOptions) {
  const { fetch, language, logger } = useShell();
  const outcome = useOutcomeToasts();
  const [faults, setFaults] = useState<readonly InquiryField[]>([]);
  const [sending, setSending] = useState(false);
  const submissionId = useRef<string | undefined>(undefined);

  const show = (form: HTMLFormElement, found: readonly InquiryField[]) => {
    setFaults(found);
    focusField(form, found[0]);
  };
  const send = async (form: HTMLFormElement, values: InquiryValues) => {
    submissionId.current ??= createUuid();
    const submission = {
      kind,
      values,
      language,
      submissionId: submissionId.current,
      trapped: readTrap(form),
    };
    try {
      await sendInquiry(fetch, submission);
    } catch (error) {
      logger.error('inquiry.failed', error);
      show(form, refusedFields(error));
      outcome.showFailed(error);
      return;
    }
    submissionId.current = undefined;
    form.reset();
    forgetDraft(kind);
    outcome.showSent();
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    const values = readValues(form);
    const found = findInquiryFaults(kind, values);
    show(form, found);
    if (found.length > 0) return;
    setSending(true);
    if (!maySend || (await maySend(values))) await send(form, values);
    setSending(false);
  };
  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const changed = inquiryFields.find(
      (field) => target instanceof Element && target.matches(`[name=${field}]`),
    );
    if (changed && faults.includes(changed)) setFaults(faults.filter((field) => field !== changed));
    submissionId.current = undefined; // changed input is a new inquiry
    saveDraft(kind, readValues(currentTarget));
  };
  const errorOf = (field: InquiryField) =>
    faults.includes(field) ? inquiryFaultTexts[language][kind][field] : undefined;
  return { onSubmit, onInput, errorOf, sending };
}
