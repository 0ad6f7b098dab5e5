import { claimQueue } from './features/claims/claim-queue';
import { companyQueue } from './features/companies/company-queue';
import { inquiryQueue } from './features/inquiries/inquiry-queue';
import { jobQueue } from './features/jobs/job-queue';
import { messageReportQueue } from './features/messages/message-report-queue';
import { recruiterQueue } from './features/recruiters/recruiter-queue';
import { reportQueue } from './features/reports/report-queue';
import { requestQueue } from './features/requests/request-queue';
import type { Queue } from './queue/queue';
import { withOwnCases } from './queue/with-own-cases';

/** In the order of the rail; their positions are shortcuts. */
export const queues: readonly Queue[] = [
  withOwnCases(reportQueue),
  withOwnCases(jobQueue),
  withOwnCases(recruiterQueue),
  withOwnCases(companyQueue),
  withOwnCases(requestQueue),
  withOwnCases(inquiryQueue),
  withOwnCases(claimQueue),
  withOwnCases(messageReportQueue),
];

/** Queues for an account's roles, of which `admin` has all. Services decide by the token: the others are neither shown nor asked for. */
export const queuesOf = (roles: readonly string[]): readonly Queue[] =>
  queues.filter(({ role }) => roles.includes(role) || roles.includes('admin'));
