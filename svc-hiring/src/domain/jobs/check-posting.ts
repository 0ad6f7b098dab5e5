import type { PostingFinding, Lint, Posting } from '@sabi/contracts/http/hiring/posting';
import { AppError } from '@sabi/service-kit/errors';
import type { StoredCompany } from '../companies/company';
import { stateOf } from '../companies/verification';
import type { PostingRules } from '../posting-rules/posting-rules';

/** The posting has findings that prevent its publication. */
export class PostingBlocked extends AppError {
  constructor(readonly findings: readonly PostingFinding[]) {
    super('POSTING_BLOCKED');
  }
}

export function checkPosting(
  { posting, company, now }: { posting: Posting; company: StoredCompany; now: Date },
  { postingRules }: { postingRules: PostingRules },
): Lint {
  const isVerified = stateOf(company.verification, now) === 'verified';
  const sender = {
    company: company.name,
    verified: isVerified,
    nib_matches: isVerified && company.nib !== null,
  };
  return postingRules.check(posting, sender);
}

/** @throws {PostingBlocked} */
export function assertNotBlocked(lint: Lint): void {
  if (lint.verdict === 'block') throw new PostingBlocked(lint.findings);
}

/** @throws {AppError} PAY_MISSING, REQUEST_INVALID with each field missing for publication */
export function assertComplete(posting: Posting): void {
  const missing = [
    ...(['mode', 'contract', 'level', 'category'] as const).filter((field) => posting[field] === null),
    ...(posting.text === '' ? ['text'] : []),
    ...(posting.areas.length === 0 && posting.mode !== 'remote' ? ['areas'] : []),
  ];
  const errors = missing.map((field) => [`posting.${field}`, ['Is needed to publish']]);
  if (missing.length > 0) throw new AppError('REQUEST_INVALID', { errors: Object.fromEntries(errors) });
  if (posting.pay === null) throw new AppError('PAY_MISSING');
}
