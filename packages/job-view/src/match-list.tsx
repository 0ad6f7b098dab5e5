import type { ApplicationMatch } from '@sabi/contracts/http/hiring/application-match';
import styles from './match-list.module.css';

type Requirement = ApplicationMatch['requirements'][number];
type Asked = Requirement['asked'][number];

/** The words differ between the talent, who reads about themselves, and the company. */
export interface MatchTexts {
  must: string;
  notShown: string;
  states: Readonly<Record<Requirement['state'], string>>;
}

interface MatchListProps {
  requirements: readonly Requirement[];
  texts: MatchTexts;
}

/** The requirements of a posting, each with the lines of the profile that show it. */
export function MatchList({ requirements, texts }: MatchListProps) {
  return (
    <ul className={styles['list']}>
      {requirements.map((requirement) => (
        <RequirementItem key={requirement.text} requirement={requirement} texts={texts} />
      ))}
    </ul>
  );
}

interface RequirementItemProps {
  requirement: Requirement;
  texts: MatchTexts;
}

function RequirementItem({ requirement: { text, must, state, asked }, texts }: RequirementItemProps) {
  const isWhole = asked.length === 1;
  return (
    <li className={styles['requirement']}>
      <p className={styles['name']}>{text}</p>
      <p className={styles['facts']}>
        <span className={styles['state']} data-state={state}>
          {texts.states[state]}
        </span>
        {must && <span className={styles['soft']}>{texts.must}</span>}
      </p>
      {asked.map((each) => (
        <Proof key={each.words} asked={each} isNamed={!isWhole} notShown={texts.notShown} />
      ))}
    </li>
  );
}

interface ProofProps {
  asked: Asked;
  /** One of several parts of the requirement. */
  isNamed: boolean;
  notShown: string;
}

function Proof({ asked: { words, quote }, isNamed, notShown }: ProofProps) {
  if (!quote && !isNamed) return null;
  return (
    <p className={styles['proof']}>
      {isNamed && <span className={styles['soft']}>{words}: </span>}
      {quote ? <Quote {...quote} /> : <span className={styles['soft']}>{notShown}</span>}
    </p>
  );
}

function Quote({ text, word }: NonNullable<Asked['quote']>) {
  const at = text.indexOf(word);
  if (at < 0) return <q>{text}</q>;
  return (
    <q>
      {text.slice(0, at)}
      <mark className={styles['word']}>{word}</mark>
      {text.slice(at + word.length)}
    </q>
  );
}
