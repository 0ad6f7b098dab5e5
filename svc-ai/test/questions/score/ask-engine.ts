import type { ConsultationTurn } from '@sabi/contracts/http/ai/consultations';
import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import { consult, type ConsultationDependencies } from '../../../src/domain/consultation/consult';
import type { Consultant } from '../../../src/domain/consultation/consultant';
import type { Caller } from '../../../src/domain/callers/caller';
import { ModelFailure } from '../../../src/domain/language-model/language-model';
import type { Question } from '../question';
import { accountsOfQuestions } from './own-accounts';

export interface EngineAnswer {
  readonly text: string;
  /** Paths of the cited pages with anchors, the best first. */
  readonly sources: readonly string[];
}

const unused = async (): Promise<never> => {
  throw new Error('unreachable: the questions name no conversation');
};
const noModel = async (): Promise<never> => {
  throw new ModelFailure('not-configured', 'the questions are asked without a model');
};

/** AI-off: answers by search alone. */
export const withoutModel: Consultant = { promptVersion: () => 'none', answer: noModel, stream: noModel };

/** Nothing is stored, and nothing is limited. */
export const askingNothing: Omit<ConsultationDependencies, 'consultant' | 'accountData'> = {
  conversations: {
    find: unused,
    create: unused,
    addTurn: unused,
    list: unused,
    remove: unused,
    restore: unused,
    keepLatest: unused,
    findAllOf: unused,
    deleteAllOf: unused,
  },
  erasedAccounts: { has: async () => false },
  usage: {
    take: async () => 0,
    spend: async () => undefined,
    giveBack: async () => undefined,
    count: async () => 0,
    measure: async () => ({ limit: 1, used: 0, endsInSeconds: 0 }),
  },
};

/** The answer of the chat to the last turn. */
export async function askEngine(question: Question, consultant: Consultant): Promise<EngineAnswer> {
  const context: ConsultationTurn[] = [];
  let answer: EngineAnswer = { text: '', sources: [] };
  for (const message of question.turns) {
    answer = await askTurn(question, { message, context }, consultant);
    context.push({ from: 'user', text: message }, { from: 'bot', text: answer.text });
  }
  return answer;
}

async function askTurn(
  { id, page, asker }: Question,
  { message, context }: { message: string; context: readonly ConsultationTurn[] },
  consultant: Consultant,
): Promise<EngineAnswer> {
  const type: ConsultationType = id.startsWith('company') || asker === 'recruiter' ? 'company' : 'talent';
  const caller: Caller =
    asker === 'visitor'
      ? { kind: 'visitor', visitorId: id, browser: id, network: id }
      : { kind: 'account', userId: id };
  const authorization = asker === 'visitor' ? undefined : asker;
  const input = { type, message, context: [...context], language: page, caller, authorization };
  const reply = await consult(
    { ...input, signal: new AbortController().signal },
    { ...askingNothing, accountData: accountsOfQuestions, consultant },
  );
  return { text: reply.response, sources: (reply.sources ?? []).map(({ path }) => path) };
}
