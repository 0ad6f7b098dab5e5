import { isPremiumTemplate } from '@sabi/contracts/profile/document-templates';
import type { DocumentChoice, DocumentFormat } from '@sabi/contracts/http/profile/documents';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { AppError } from '@sabi/service-kit/errors';
import { type Account, mayUseCvs } from '../access/access-policy';
import type { ListRepository } from '../profiles/list-repository';
import { orderLists } from '../profiles/order-lists';
import { openProfile, type OpenProfileDependencies } from '../profiles/open-profile';
import type { DocumentWriter } from './document-writer';
import type { Entitlements } from './entitlements';

export interface WrittenDocument {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mediaType: string;
}

export interface CreateDocumentDependencies extends OpenProfileDependencies {
  readonly lists: ListRepository;
  readonly documentWriter: DocumentWriter;
  readonly documentLimit: AttemptLimiter;
  readonly entitlements: Entitlements;
}

export interface DocumentRequest {
  readonly account: Account;
  readonly email: string | null;
  /** `Authorization` header, passed on to svc-billing. */
  readonly authorization: string;
  readonly choice: DocumentChoice;
  readonly now: Date;
}

const mediaTypes: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};

/**
 * The caller's profile as a file, which is not stored.
 * @throws {AppError} ACCESS_DENIED for a recruiter, TEMPLATE_NOT_INCLUDED, RATE_LIMITED; DEPENDENCY_UNAVAILABLE while svc-billing
 *   cannot confirm a premium template
 */
export async function createDocument(
  request: DocumentRequest,
  dependencies: CreateDocumentDependencies,
): Promise<WrittenDocument> {
  const { account, email, choice, now } = request;
  const profile = await openProfile(account, dependencies);
  if (!mayUseCvs(account, profile)) throw new AppError('ACCESS_DENIED');
  await assertMayUseTemplate(request, dependencies);
  const wait = await dependencies.documentLimit.begin(account.userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  const lists = orderLists(await dependencies.lists.findByUser(account.userId));
  const bytes = await dependencies.documentWriter.write({
    ...choice,
    content: { profile, lists },
    email,
    createdAt: now,
  });
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
  return { bytes, fileName: nameFile(name, choice), mediaType: mediaTypes[choice.format] };
}

/** Asks svc-billing only about premium templates, so that free ones do not depend on it. */
async function assertMayUseTemplate(
  { authorization, choice: { format, template } }: DocumentRequest,
  { entitlements }: CreateDocumentDependencies,
): Promise<void> {
  if (format === 'json' || !isPremiumTemplate(template)) return;
  if (!(await entitlements.has('cv_template_premium', authorization)))
    throw new AppError('TEMPLATE_NOT_INCLUDED');
}

/** Control characters, those that reorder or hide text, and path characters. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;
const longestName = 100;

function nameFile(name: string, { format, language }: DocumentChoice): string {
  const kind = language === 'id' ? 'Riwayat Hidup' : 'Resume';
  const whose = name.replace(unsafeCharacters, '').trim().slice(0, longestName);
  return `${[whose, kind].filter(Boolean).join(' - ')}.${format}`;
}
