import type { CvParseErrorCode, ParsedCv } from '@sabi/contracts/cv';
import type { NotificationTopic } from '@sabi/contracts/notification-topics';
import type { PreparedMail } from '../../data-access/mail-store';
import type { ResumeOwner } from '../../data-access/cv-repository';

/** What these mails are about, and are switched off by. */
export const resumeMailTopic: NotificationTopic = 'profile';

/** How many entries of each list a CV had: all that is told of what stands in it. */
export type FoundCounts = Readonly<
  Record<
    Extract<
      keyof ParsedCv,
      'work_experiences' | 'educations' | 'skills' | 'languages' | 'licenses_certifications'
    >,
    number
  >
>;

/** What became of a CV. */
export type ResumeOutcome =
  | { readonly kind: 'read'; readonly found: FoundCounts }
  | { readonly kind: 'unreadable'; readonly error_code: CvParseErrorCode | null };

/** A mail that tells a CV's owner what became of it. */
export type ResumeMail = PreparedMail & ResumeOwner & { readonly outcome: ResumeOutcome };
