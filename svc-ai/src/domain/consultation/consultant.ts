import type { ConsultationTurn } from '@sabi/contracts/http/ai/consultations';
import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import type { Language } from '@sabi/contracts/language';
import type { Guard } from '../../engines/text/sentence-buffer';

export interface Question {
  readonly type: ConsultationType;
  readonly message: string;
  /** Previous turns, oldest first. */
  readonly context: readonly ConsultationTurn[];
  readonly language: Language;
}

export interface StreamOptions {
  /** Receives whole sentences that every guard has passed. */
  readonly onText: (text: string) => Promise<void>;
  readonly guards: readonly Guard[];
  readonly signal: AbortSignal;
}

/** Answers chat messages in plain text. */
export interface Consultant {
  /** Version of the prompt for such a question. */
  promptVersion(question: Pick<Question, 'type' | 'language'>): string;
  /** @throws {ModelFailure} */
  answer(question: Question, signal: AbortSignal): Promise<string>;
  /** The same while it is written. @throws {ModelFailure}; what a guard throws */
  stream(question: Question, options: StreamOptions): Promise<void>;
}
