import type {
  DocumentChoice,
  DocumentFormat,
  DocumentTemplate,
} from '@sabi/contracts/http/profile-documents';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { AppError } from '@sabi/service-kit/errors';
import type { ListRepository } from '../data-access/list-repository';
import type { DocumentWriter } from '../documents/document-writer';
import { type Account, mayUseResumes } from './access-policy';
import { openProfile, type OpenProfileDependencies } from './open-profile';
import { orderLists } from './order-lists';

export interface WrittenDocument {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mediaType: string;
}

export interface CreateDocumentDependencies extends OpenProfileDependencies {
  readonly lists: ListRepository;
  readonly documentWriter: DocumentWriter;
  readonly documentLimit: AttemptLimiter;
}

const mediaTypes: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};

/**
 * The caller's profile as a file. Nothing is kept of it.
 * @throws {AppError} ACCESS_DENIED for who has no resume, RATE_LIMITED
 */
export async function createDocument(
  request: { account: Account; email: string | null; choice: DocumentChoice; now: Date },
  dependencies: CreateDocumentDependencies,
): Promise<WrittenDocument> {
  const { account, email, choice, now } = request;
  const profile = await openProfile(account, dependencies);
  if (!mayUseResumes(account, profile) || !mayUseTemplate(choice.template))
    throw new AppError('ACCESS_DENIED');
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

/**
 * Every template is for everybody as yet: `plain` is what the Starter plan promises, and the others are for the plans above
 * it once svc-billing tells what an account is entitled to. This is the one place that will ask.
 */
function mayUseTemplate(_template: DocumentTemplate): boolean {
  return true;
}

/** Control characters, those that reorder or hide text, and what a file system takes for a path. */
const unseemly = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;
const longestName = 100;

function nameFile(name: string, { format, language }: DocumentChoice): string {
  const kind = language === 'id' ? 'Riwayat Hidup' : 'Resume';
  const whose = name.replace(unseemly, '').trim().slice(0, longestName);
  return `${[whose, kind].filter(Boolean).join(' - ')}.${format}`;
}
