import type { AnswerAllowance } from '@sabi/contracts/http/ai/answer-allowance';
import type { ConsultationTurn } from '@sabi/contracts/http/ai/consultations';
import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import type { ShellContext } from '@sabi/shell-sdk';
import type { StoreApi } from 'zustand/vanilla';
import { readAllowance } from './allowance/read-allowance';
import { AnswerFailed } from './answer-failed';
import { findRefusal, stopAnswer } from './ask-consultant';
import type { ChatState } from './chat-state';
import { isOnline } from '@sabi/ui/network';
import { getAnswer, type Wanted } from './get-answer';
import { forgetOpenAnswer, storeForAccount, storeOpenAnswer } from './stored-conversation';
import { addText, breakAnswer, type ChatMessage, endAnswer } from './messages';

/** Delay before the teaser: specification, section 9. */
export const teaserDelayMs = 1000;

/** The topic of a chat and its dependencies. */
export interface Chatting {
  readonly type: ConsultationType;
  readonly shell: Pick<ShellContext, 'fetch' | 'logger' | 'session'>;
  readonly texts: {
    readonly teaser: string;
    readonly failed: string;
    readonly describeLimit: (allowance: AnswerAllowance) => string;
  };
}

/** The state that answers are added to. */
type SetChat = StoreApi<Pick<ChatState, 'messages' | 'status' | 'conversationId' | 'unanswered'>>['setState'];

/** The answer in progress. */
interface Current {
  readonly leaving: AbortController;
  answerId?: string;
  isStopped?: boolean;
}

/** Requests answers, and adds them to the conversation as they are streamed. */
export function createAnswering(chatting: Chatting, set: SetChat) {
  const { type, shell, texts } = chatting;
  const { fetch } = shell;
  let current: Current | undefined;
  const isAccount = () => isSignedIn(shell);
  const { change, add } = createMessageUpdates(set);
  const fail = createFailureReporter(chatting, set);
  /** Stores a visitor's conversation in the browser, for an account they may create. */
  const keep = (turns: readonly ConsultationTurn[]) => {
    if (!isAccount()) storeForAccount(type, turns);
  };
  const answer = async (wanted: Wanted) => {
    const { turns, conversationId, answerId: known } = wanted;
    set({ status: 'thinking', unanswered: undefined });
    const own: Current = { leaving: new AbortController() };
    current = own;
    const { signal } = own.leaving;
    let said = '';
    const onStart = (answerId: string) => {
      own.answerId = answerId;
      storeOpenAnswer(type, { turns, answerId, conversationId });
    };
    const onText = (text: string) => {
      if (signal.aborted) return;
      said += text;
      set(({ messages }) => ({ status: 'answering', messages: addText(messages, text) }));
    };
    try {
      if (known) onStart(known);
      const asking = { fetch, signal, listener: { onStart, onText } };
      const setConversationId = (id: string | undefined) => set({ conversationId: id });
      const end = await getAnswer(wanted, { type, asking, isAccount, setConversationId });
      if ('gated' in end) {
        keep(turns);
        await wait(teaserDelayMs);
        add({ from: 'bot', text: texts.teaser, kind: 'teaser' });
        set({ status: 'gated' });
        return;
      }
      if (said) keep([...turns, { from: 'bot', text: said }]);
      const wasWanted = !own.isStopped;
      change((messages) => endAnswer(messages, end, { wasWanted }));
      if (end.state === 'stopped' && wasWanted) set({ unanswered: { turns, conversationId } });
    } catch (error) {
      // A visitor who left the page may return to the answer; one who stopped it before its start may not.
      if (signal.reason === left) return;
      if (signal.aborted)
        change((messages) => endAnswer(messages, { state: 'stopped' }, { wasWanted: false }));
      else await fail(error, againAfter(error, { turns, conversationId }, own), signal);
    }
    forgetOpenAnswer(type);
    set({ status: 'idle' });
  };
  const leave = () => {
    current?.leaving.abort(left);
    set({ status: 'idle' });
  };
  return { answer, stop: () => stop(fetch, current), leave };
}

function isSignedIn({ session }: Pick<ShellContext, 'session'>): boolean {
  return session.state.get().status === 'signed-in';
}

function createMessageUpdates(set: SetChat) {
  const change = (update: (messages: readonly ChatMessage[]) => readonly ChatMessage[]) =>
    set(({ messages }) => ({ messages: update(messages) }));
  const add = (message: ChatMessage) => change((messages) => [...messages, message]);
  return { change, add };
}

/** @returns a function that adds a failure to the conversation: the account's limit, or an apology with a retry */
function createFailureReporter({ shell, texts }: Chatting, set: SetChat) {
  const { change, add } = createMessageUpdates(set);
  const findLimit = async (error: unknown, signal: AbortSignal) => {
    if (!isSignedIn(shell) || findRefusal(error)?.status !== 429) return undefined;
    const allowance = await readAllowance(shell.fetch, signal).catch(() => undefined);
    return allowance?.remaining === 0 ? allowance : undefined;
  };
  return async (error: unknown, wanted: Wanted, signal: AbortSignal) => {
    const limit = await findLimit(error, signal);
    if (limit) {
      add({ from: 'bot', text: texts.describeLimit(limit), kind: 'limit' });
      return;
    }
    shell.logger.error('chat.failed', error);
    change(breakAnswer);
    add({ from: 'bot', text: texts.failed, kind: 'failure', ...(!isOnline() && { isOffline: true }) });
    set({ unanswered: wanted });
  };
}

/** Abort reason when the page is left. */
const left = new Error('The page was left');

/** A started answer may still be stored, unless the service has reported that there is none. */
function againAfter(error: unknown, wanted: Wanted, { answerId }: Current): Wanted {
  return answerId && !(error instanceof AnswerFailed) ? { ...wanted, answerId } : wanted;
}

function stop(fetch: typeof globalThis.fetch, current: Current | undefined): void {
  if (!current) return;
  const { answerId, leaving } = current;
  current.isStopped = true;
  if (!answerId) leaving.abort();
  else stopAnswer(fetch, answerId).catch(() => leaving.abort());
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
