import { describeAllowanceAndClock } from './support/applications/allowance-and-clock-suite';
import { describeApplying } from './support/applications/applying-suite';
import { describeBoard } from './support/applications/board-suite';
import { describeCompanyView } from './support/applications/company-view-suite';
import { describeFilesAndReceipts } from './support/applications/files-and-receipts-suite';
import { describeNotices } from './support/applications/notices-suite';
import { describeAutomations } from './support/automation-suite';
import { startTestService, type TestService } from './support/harness';
import { describeJobSearch } from './support/job-search-suite';

// Opening the service costs more than most of these tests, so that all of an application share one.
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe.each([
  ['applying', describeApplying],
  ['what comes back, and what time does', describeAllowanceAndClock],
  ['notifications and messages', describeNotices],
  ['what a company does', describeCompanyView],
  ['the board of a job', describeBoard],
  ['files and receipts', describeFilesAndReceipts],
  ['the job search of a talent', describeJobSearch],
  ['the rules of a job', describeAutomations],
])('%s:', (_name, describeTests) => describeTests(() => service));
