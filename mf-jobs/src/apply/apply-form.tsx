import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type { PublicJob } from '@sabi/contracts/http/hiring/board';
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
  job: PublicJob;
  onSent: (application: OwnApplication) => void;
  /** The form is no longer what the job asks for. */
  onOutdated: () => void;
}

export function ApplyForm({ job, form, cvs, onSent, onOutdated }: ApplyFormProps) {
  const { t } = useTranslation('apply');
  const { questions, applicant, allowance, match } = form;
  const { values, change, forget } = useValues(job.public_no);
  const answerTo = (question: string) => findAnswer(values, question);
  const [faults, setFaults] = useState<Faults>({});
  const { isSending, refusal, send } = useSubmit({
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
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findFaults(questions, answerTo);
    setFaults(found);
    const first = questions.findIndex(({ text }) => found[text]);
    if (first < 0) void send(toApplication(values, questions));
    else event.currentTarget.querySelectorAll<HTMLElement>('[data-question]')[first]?.focus();
  };
  return (
    <Form onSubmit={submit} busy={isSending} submitLabel={t('send')} busyLabel={t('sending')}>
      <p>{t('goesTo', { company: job.company.name })}</p>
      <CvChoice cvs={cvs} current={applicant.cv} value={values.cvId} onChange={(cvId) => change({ cvId })} />
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
