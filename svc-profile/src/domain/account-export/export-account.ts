import type { ParsedCv } from '@sabi/contracts/cv';
import type { ExportPart } from '@sabi/contracts/http/account-export';
import { PermanentFailure } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { SignedInAccount } from '../access/access-policy';
import { buildFileLink } from '../files/file-link';
import { orderLists } from '../entries/order-lists';
import { exportPicture } from '../pictures/export-picture';
import { readParsedCv } from '../cv-parsing/read-parsed-cv';
import type { ResumeMail } from '../cv-mail/cv-mail';
import type { ReviewMail } from '../recruiter-approval/approval-mail';
import { type ReviewHistory, viewOwnReview } from '../recruiter-approval/export-approval';
import { exportShareLinks } from '../sharing/export-share-links';
import { viewResume } from '../cvs/view-cv';
import type { InquiryRepository, StoredInquiry } from '../inquiries/inquiry-repository';
import type { ListRepository } from '../entries/list-repository';
import type { MailStore } from '../mails/mail-store';
import type { NotificationChoices } from '../notifications/notification-choices';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { ProposalRepository, StoredProposal } from '../cv-import/cv-import-repository';
import type { ResumeRepository, StoredResume } from '../cvs/cv-repository';
import type { ReviewLog } from '../recruiter-approval/approval-log';
import type { ReviewRepository } from '../recruiter-approval/approval-repository';
import type { ShareLinks } from '../sharing/share-links';
import type { VisibilityChoices } from '../visibility/visibility-choices';

interface ExportDependencies {
  readonly profiles: ProfileRepository;
  readonly lists: ListRepository;
  readonly resumes: ResumeRepository;
  readonly proposals: ProposalRepository;
  readonly inquiries: InquiryRepository;
  readonly reviews: ReviewRepository;
  readonly reviewLog: ReviewLog;
  readonly reviewMails: MailStore<ReviewMail>;
  readonly resumeMails: MailStore<ResumeMail>;
  readonly notificationChoices: NotificationChoices;
  readonly visibilityChoices: VisibilityChoices;
  readonly shareLinks: ShareLinks;
  readonly fileStore: FileStore;
  readonly fileLinkSecret: string;
}

/** All data stored of an account, for its owner; the same for every kind of account. */
export async function exportAccount(
  { account: { userId, sessionId }, now }: { account: SignedInAccount; now: Date },
  dependencies: ExportDependencies,
): Promise<ExportPart> {
  const [profile, lists, resumes, inquiries, review, resumeMails, choices, visibility, proposal, origins] =
    await Promise.all([
      dependencies.profiles.findByUser(userId),
      dependencies.lists.findByUser(userId),
      dependencies.resumes.findAllOf(userId),
      dependencies.inquiries.findAllOf(userId),
      findReview(userId, dependencies),
      dependencies.resumeMails.findAllOf(userId),
      dependencies.notificationChoices.findByUser(userId),
      dependencies.visibilityChoices.findByUser(userId),
      dependencies.proposals.find(userId),
      dependencies.profiles.findOrigins(userId),
    ]);
  const readings: (ParsedCv | null)[] = [];
  for (const resume of resumes) readings.push(await readResult(resume, dependencies));
  const data = {
    profile,
    lists: orderLists(lists),
    resumes: resumes.map((resume, index) => ({ ...viewResume(resume), read_from_it: readings[index] })),
    cv_proposal: proposal && viewKeptProposal(proposal),
    field_origins: origins,
    inquiries: inquiries.map(viewInquiry),
    visibility: visibility && withoutOwner(visibility),
    share_links: await exportShareLinks(userId, dependencies),
    recruiter_review: review && viewOwnReview(review, profile),
    notifications: { choices: choices.map(withoutOwner), cv_mails: resumeMails.map(withoutOwner) },
  };
  return {
    documents: [{ name: 'profile', data }],
    files: [
      ...resumes.map(({ file_key: fileKey, file_name: name, size_bytes }) => ({
        folder: 'cv',
        name,
        size_bytes,
        address: buildFileLink({ fileKey, sessionId, now }, dependencies.fileLinkSecret).url,
      })),
      ...(await exportPicture({ profile, now }, dependencies)),
    ],
  };
}

async function findReview(
  userId: string,
  { reviews, reviewLog, reviewMails }: ExportDependencies,
): Promise<ReviewHistory | null> {
  const review = await reviews.find(userId);
  if (!review) return null;
  const [log, mails] = await Promise.all([reviewLog.findAllOf(userId), reviewMails.findAllOf(userId)]);
  return { review, log, mails };
}

/** @returns null also for a deleted result: the CV itself is part of the export */
async function readResult(
  { result_key: resultKey, user_id: userId }: StoredResume,
  dependencies: { fileStore: FileStore },
): Promise<ParsedCv | null> {
  if (!resultKey) return null;
  try {
    return await readParsedCv({ resultKey, userId }, dependencies);
  } catch (error) {
    if (error instanceof PermanentFailure) return null;
    throw error;
  }
}

/** The content of an import and what was accepted. */
function viewKeptProposal({ user_id: _owner, acceptance, ...proposal }: StoredProposal) {
  return {
    ...proposal,
    accepted: acceptance && { fields: acceptance.fields, added: acceptance.added.length },
  };
}

/** The export is of one account, so its id is left out. */
function withoutOwner<Row extends { user_id: string }>({ user_id: _owner, ...row }: Row) {
  return row;
}

/** What was sent, and when. */
function viewInquiry({
  user_id: _owner,
  submission_key: _key,
  mailed_at: _mailed,
  receipt_mailed_at: _receipt,
  ...sent
}: StoredInquiry) {
  return sent;
}
