import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { ExportPart } from '@sabi/contracts/http/account-export';
import { PermanentFailure } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { MailStore } from '@sabi/service-kit/mail/mail-store';
import type { SignedInAccount } from '../access/access-policy';
import type { CvCorrections } from '../cv-corrections/cv-correction';
import type { CvImportRepository, StoredCvImport } from '../cv-import/cv-import-repository';
import type { CvMail } from '../cv-mail/cv-mail';
import { readParsedCv } from '../cv-parsing/read-parsed-cv';
import type { CvRepository, StoredCv } from '../cvs/cv-repository';
import { viewCv } from '../cvs/view-cv';
import type { ListRepository } from '../profiles/list-repository';
import { orderLists } from '../profiles/order-lists';
import { buildFileLink } from '../files/file-link';
import type { InquiryRepository, StoredInquiry } from '../inquiries/inquiry-repository';
import type { MailContacts } from '../notifications/mail-contacts';
import type { NotificationChoices } from '../notifications/notification-choices';
import { exportPicture } from '../pictures/export-picture';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { ApprovalLog } from '../recruiter-approval/approval-log';
import type { ApprovalMail } from '../recruiter-approval/approval-mail';
import type { ApprovalRepository } from '../recruiter-approval/approval-repository';
import { type ApprovalHistory, exportApproval } from '../recruiter-approval/export-approval';
import { exportShareLinks } from '../sharing/export-share-links';
import type { ShareLinks } from '../sharing/share-links';
import type { VisibilityChoices } from '../visibility/visibility-choices';

interface ExportDependencies {
  readonly profiles: ProfileRepository;
  readonly lists: ListRepository;
  readonly cvs: CvRepository;
  readonly cvImports: CvImportRepository;
  readonly cvCorrections: CvCorrections;
  readonly inquiries: InquiryRepository;
  readonly approvals: ApprovalRepository;
  readonly approvalLog: ApprovalLog;
  readonly approvalMails: MailStore<ApprovalMail>;
  readonly cvMails: MailStore<CvMail>;
  readonly notificationChoices: NotificationChoices;
  readonly mailContacts: Pick<MailContacts, 'find'>;
  readonly visibilityChoices: VisibilityChoices;
  readonly shareLinks: ShareLinks;
  readonly fileStore: FileStore;
  readonly fileLinkSecret: string;
}

/** All stored data of an account. */
export async function exportAccount(
  { account: { userId, sessionId }, now }: { account: SignedInAccount; now: Date },
  dependencies: ExportDependencies,
): Promise<ExportPart> {
  const [profile, lists, cvs, inquiries, approval, cvMails, choices, visibility, cvImport, origins] =
    await Promise.all([
      dependencies.profiles.findByUser(userId),
      dependencies.lists.findByUser(userId),
      dependencies.cvs.findAllOf(userId),
      dependencies.inquiries.findAllOf(userId),
      findApproval(userId, dependencies),
      dependencies.cvMails.findAllOf(userId),
      dependencies.notificationChoices.findByUser(userId),
      dependencies.visibilityChoices.findByUser(userId),
      dependencies.cvImports.find(userId),
      dependencies.profiles.findOrigins(userId),
    ]);
  const readings: (ParsedCv | null)[] = [];
  for (const cv of cvs) readings.push(await readResult(cv, dependencies));
  const data = {
    profile,
    lists: orderLists(lists),
    resumes: cvs.map((cv, index) => ({ ...viewCv(cv), read_from_it: readings[index] })),
    cv_proposal: cvImport && exportCvImport(cvImport),
    cv_corrections: (await dependencies.cvCorrections.findAllOf(userId)).map(withoutUserId),
    field_origins: origins,
    inquiries: inquiries.map(viewInquiry),
    visibility: visibility && withoutUserId(visibility),
    share_links: await exportShareLinks(userId, dependencies),
    recruiter_review: approval && exportApproval(approval, profile),
    notifications: {
      choices: choices.map(withoutUserId),
      cv_mails: cvMails.map(withoutUserId),
      contact: await dependencies.mailContacts.find(userId),
    },
  };
  return {
    documents: [{ name: 'profile', data }],
    files: [
      ...cvs.map(({ file_key: fileKey, file_name: name, size_bytes }) => ({
        folder: 'cv',
        name,
        size_bytes,
        address: buildFileLink({ fileKey, sessionId, now }, dependencies.fileLinkSecret).url,
      })),
      ...(await exportPicture({ profile, now }, dependencies)),
    ],
  };
}

async function findApproval(
  userId: string,
  { approvals, approvalLog, approvalMails }: ExportDependencies,
): Promise<ApprovalHistory | null> {
  const approval = await approvals.find(userId);
  if (!approval) return null;
  const [log, mails] = await Promise.all([approvalLog.findAllOf(userId), approvalMails.findAllOf(userId)]);
  return { approval, log, mails };
}

/** @returns null also for a deleted result: the export has the CV itself */
async function readResult(
  { result_key: resultKey, user_id: userId }: StoredCv,
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

/** An import and its accepted values. */
function exportCvImport({ user_id: _owner, acceptance, ...cvImport }: StoredCvImport) {
  return {
    ...cvImport,
    accepted: acceptance && { fields: acceptance.fields, added: acceptance.added.length },
  };
}

function withoutUserId<Row extends { user_id: string }>({ user_id: _owner, ...row }: Row) {
  return row;
}

function viewInquiry({
  user_id: _owner,
  submission_key: _key,
  mailed_at: _mailed,
  receipt_mailed_at: _receipt,
  version: _version,
  ...sent
}: StoredInquiry) {
  return sent;
}
