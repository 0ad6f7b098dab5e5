import type { Transaction } from '@sabi/service-kit/transaction';
import type { FoundCounts, CvOutcome } from '../cv-mail/cv-mail';
import { type CvMailDependencies, requestCvMail } from '../cv-mail/request-cv-mail';
import type { StoredParseEnd, ParseReference } from '../cvs/cv-repository';
import { type CurrentCvDependencies, isNewerThan, setCurrentCv } from '../cvs/set-current-cv';
import { requestNextParse } from '../cvs/request-next-parse';

export type FinishParseDependencies = CurrentCvDependencies & CvMailDependencies;

const unreadableMailsApartMs = 24 * 60 * 60 * 1000;

type ParseEnd =
  | (Extract<StoredParseEnd, { state: 'parsed' }> & { readonly found: FoundCounts })
  | Extract<StoredParseEnd, { state: 'failed' }>;

export interface FinishedParse {
  readonly isCurrent: boolean;
  /** File name that the owner chose. */
  readonly fileName: string;
}

/**
 * Ends a parse once, together with the request for its mail; every parse ends through here. A parsed CV becomes the current
 * one, unless its owner has chosen another since. There is no mail for a CV that was replaced by a newer choice or upload.
 * @returns null when the parse had ended before, or there is no such parse
 */
export async function finishParse(
  parse: ParseReference,
  end: ParseEnd,
  dependencies: FinishParseDependencies,
  transaction: Transaction,
): Promise<FinishedParse | null> {
  const { cvs, profiles } = dependencies;
  const { stored, outcome } = describeEnd(end);
  const ended = await cvs.end(parse, stored, transaction);
  if (!ended) return null;
  await requestNextParse(parse.user_id, dependencies, transaction);
  const profile = await profiles.findByUser(parse.user_id, transaction);
  const current = profile?.cv_url ? await cvs.findByKey(profile.cv_url, transaction) : null;
  const isWanted = current?.id === ended.id || isNewerThan(current, ended);
  if (profile && end.state === 'parsed' && isWanted && current?.id !== ended.id)
    await setCurrentCv({ userId: parse.user_id, cv: ended }, dependencies, transaction);
  const newest = await cvs.findNewest(parse.user_id, transaction);
  const shouldMail =
    isWanted && newest?.id === ended.id && !(await wasMailedRecently(parse.user_id, outcome, dependencies));
  if (shouldMail && ended.owner?.email)
    await requestCvMail({ userId: parse.user_id, owner: ended.owner, outcome }, dependencies, transaction);
  return { isCurrent: isWanted && end.state === 'parsed', fileName: ended.file_name };
}

/** At most one mail a day about unreadable files; the page shows each failure. */
async function wasMailedRecently(
  userId: string,
  outcome: CvOutcome,
  { cvMails }: Pick<FinishParseDependencies, 'cvMails'>,
): Promise<boolean> {
  if (outcome.kind !== 'unreadable') return false;
  const recent = await cvMails.findAllOf(userId, new Date(Date.now() - unreadableMailsApartMs));
  return recent.some((mail) => mail.outcome.kind === 'unreadable');
}

function describeEnd(end: ParseEnd): { stored: StoredParseEnd; outcome: CvOutcome } {
  if (end.state === 'failed')
    return { stored: end, outcome: { kind: 'unreadable', error_code: end.error_code } };
  const { found, ...stored } = end;
  return { stored, outcome: { kind: 'read', found } };
}
