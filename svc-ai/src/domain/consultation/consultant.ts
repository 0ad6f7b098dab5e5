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
  /** Receives whole sentences that passed all guards. */
  readonly onText: (text: string) => Promise<void>;
  readonly guards: readonly Guard[];
  readonly signal: AbortSignal;
}

/** Answers chat messages in plain text. */
export interface Consultant {
  /** Prompt version for this kind of question. */
  promptVersion(question: Pick<Question, 'type' | 'language'>): string;
  /** @throws {ModelFailure} */
  answer(question: Question, signal: AbortSignal): Promise<string>;
  /** Streams the answer. @throws {ModelFailure}; errors of guards */
  stream(question: Question, options: StreamOptions): Promise<void>;
}
