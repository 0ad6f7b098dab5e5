import { AppError } from '@sabi/service-kit/errors';
import type { OwnFacts, OwnMatter } from '../../engines/consultation/own/own-facts';
import {
  answerBySearch,
  answerFromFacts,
  findOwnMatter,
  type SearchAnswer,
} from '../../engines/consultation/search-answer';
import type { Caller } from '../callers/caller';
import type { Question } from './consultant';

/** Whose data is read. The services decide by the token alone; the id finds what svc-ai stores itself. */
export interface AccountHolder {
  readonly userId: string;
  readonly authorization: string;
}

/** Reads what an account asks about itself, from the services that hold it. */
export interface AccountData {
  /** @throws {AppError} `DEPENDENCY_UNAVAILABLE` without a readable answer of a service */
  read(matter: OwnMatter, holder: AccountHolder): Promise<OwnFacts>;
}

/**
 * Answers what an account asks about itself, and what it pays, from its own data. No language model is asked, so that
 * none is sent the data. @returns undefined for other questions, and for visitors
 */
export async function answerFromAccount(
  question: Question,
  { caller, authorization }: { readonly caller: Caller; readonly authorization: string | undefined },
  accountData: AccountData,
): Promise<SearchAnswer | undefined> {
  if (caller.kind !== 'account' || authorization === undefined) return undefined;
  const matter = findOwnMatter(question);
  if (!matter) return undefined;
  try {
    const facts = await accountData.read(matter, { userId: caller.userId, authorization });
    return answerFromFacts(question, facts);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'DEPENDENCY_UNAVAILABLE') throw error;
    // Says that it cannot be read now, and where it is shown.
    return answerBySearch({ ...question, isSignedIn: true });
  }
}
