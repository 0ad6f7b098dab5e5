import { Plus } from 'lucide-react';
import styles from './question-list.module.css';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open one by one, as native disclosures that work without script. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles['questions']}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles['item']}>
          <summary className={styles['question']}>
            <h3 className={styles['words']}>{question}</h3>
            <Plus className={styles['mark']} size={22} aria-hidden="true" />
          </summary>
          <p className={styles['answer']}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
