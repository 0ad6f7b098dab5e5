import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import type { SignedInUser } from '@sabi/shell-sdk';
import { useDraft } from '@sabi/shell-sdk/drafts';
import { Form } from '@sabi/ui/form';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Contact } from './contact';
import { CvChoice, hasCv } from './cv-choice';
import { findFaults, type Faults } from './find-faults';
import { LetterField } from './letter-field';
import { ProblemNotice } from './problem-notice';
import { QuestionFields } from './question-fields';
import { QuotaLine } from './quota-line';
import { SharedFacts } from './shared-facts';
import { type ApplyValues, createValues, findAnswer, setAnswer, toApplication } from './apply-values';
import type { LoadedForm } from './use-application-form';
import { useSubmit } from './use-submit';
import { YourMatch } from './your-match';

interface ApplyFormProps extends LoadedForm {
  user: SignedInUser;
  job: PublicJob;
  onSent: (application: OwnApplication) => void;
  /** The form is no longer what the job asks for. */
  onOutdated: () => void;
}

export function ApplyForm({ user, job, form, cvs, onSent, onOutdated }: ApplyFormProps) {
  const { t } = useTranslation('apply');
  const { questions, applicant, allowance, match } = form;
  const draft = useValues(job.public_no);
  const { values, change } = draft;
  const answerTo = (question: string) => findAnswer(values, question);
  const [faults, setFaults] = useState<Faults>({});
  const [isUploading, setUploading] = useState(false);
  const [isEarly, setEarly] = useState(false);
  const { isSending, refusal, send } = useSending({ job, onSent, onOutdated }, draft);
  const takeCv = ({ id }: Cv) => {
    change({ cvId: id });
    onOutdated(); // loads the list with it
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEarly(isUploading);
    if (isUploading) return;
    const found = findFaults(questions, answerTo);
    setFaults(found);
    const first = questions.findIndex(({ text }) => found[text]);
    if (first < 0) void send(toApplication(values, questions));
    else focusQuestion(event.currentTarget, first);
  };
  return (
    <Form onSubmit={submit} busy={isSending} submitLabel={t('send')} busyLabel={t('sending')}>
      <p>{t('goesTo', { company: job.company.name })}</p>
      <CvChoice
        user={user}
        cvs={cvs}
        current={applicant.cv}
        value={values.cvId}
        onChange={(cvId) => change({ cvId })}
        isWaitedFor={isEarly}
        onSending={setUploading}
        onStored={takeCv}
      />
      <Contact applicant={applicant} />
      <YourMatch match={match} />
      <QuestionFields
        questions={questions}
        faults={faults}
        refused={refusal?.question ?? null}
        answerTo={answerTo}
        onAnswer={(question, answer) => change(setAnswer(values, question, answer))}
      />
      <LetterField value={values.letter} onChange={(letter) => change({ letter })} />
      <SharedFacts
        company={job.company.name}
        hasCv={hasCv(applicant.cv, cvs, values.cvId)}
        hasQuestions={questions.length > 0}
      />
      <QuotaLine allowance={allowance} />
      {refusal && <ProblemNotice refusal={refusal} form={form} />}
    </Form>
  );
}

const focusQuestion = (form: HTMLFormElement, index: number) =>
  form.querySelectorAll<HTMLElement>('[data-question]')[index]?.focus();

function useSending(
  { job, onSent, onOutdated }: Pick<ApplyFormProps, 'job' | 'onSent' | 'onOutdated'>,
  { change, forget }: Pick<ReturnType<typeof useValues>, 'change' | 'forget'>,
) {
  return useSubmit({
    publicNo: job.public_no,
    onSent: (application) => {
      forget();
      onSent(application);
    },
    onExists: () => {
      forget();
      onOutdated();
    },
    onRefused: ({ problem }) => {
      if (problem === 'ANSWER_MISSING') onOutdated();
      if (problem !== 'RESUME_NOT_FOUND') return;
      change({ cvId: '' });
      onOutdated();
    },
    onNewId: (id) => change({ id }),
  });
}

/** What was typed, kept until it was sent. */
function useValues(publicNo: number) {
  const [values, setValues] = useState(createValues);
  const latest = useRef(values); // for a request that ends while the talent is typing
  const show = (changes: Partial<ApplyValues>) =>
    setValues((latest.current = { ...latest.current, ...changes }));
  const draft = useDraft<ApplyValues>(`apply-${publicNo}`, show);
  const change = (changes: Partial<ApplyValues>) => {
    show(changes);
    draft.save(latest.current);
  };
  return { values, change, forget: draft.forget };
}
