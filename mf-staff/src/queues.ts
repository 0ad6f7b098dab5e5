import { companyQueue } from './features/companies/company-queue';
import { inquiryQueue } from './features/inquiries/inquiry-queue';
import { jobQueue } from './features/jobs/job-queue';
import { recruiterQueue } from './features/recruiters/recruiter-queue';
import { reportQueue } from './features/reports/report-queue';
import { requestQueue } from './features/requests/request-queue';
import type { Queue } from './queue/queue';

/** In the order of the rail; their positions are shortcuts. */
export const queues: readonly [Queue, ...Queue[]] = [
  reportQueue,
  jobQueue,
  recruiterQueue,
  companyQueue,
  requestQueue,
  inquiryQueue,
];
