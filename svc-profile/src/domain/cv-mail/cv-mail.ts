import type { CvParseErrorCode, ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import type { RequestedMail } from '@sabi/service-kit/mail/mail-store';
import type { CvOwner } from '../cvs/cv-repository';

/** The notification topic that switches these mails off. */
export const cvMailTopic: NotificationTopic = 'profile';

/** Number of entries found for each list; the mail contains nothing else of the CV. */
export type FoundCounts = Readonly<
  Record<
    Extract<
      keyof ParsedCv,
      'work_experiences' | 'educations' | 'skills' | 'languages' | 'licenses_certifications'
    >,
    number
  >
>;

export type CvOutcome =
  | { readonly kind: 'read'; readonly found: FoundCounts }
  | { readonly kind: 'unreadable'; readonly error_code: CvParseErrorCode | null };

/** A mail to a CV's owner about the result of its parsing. */
export type CvMail = RequestedMail & CvOwner & { readonly user_id: string; readonly outcome: CvOutcome };
