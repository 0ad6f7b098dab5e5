// Limits that forms, the search and svc-hiring share. No dependency, so that a page can import it.

export const companyNameMaxLength = 120;
export const companyAboutMaxLength = 5000;
export const companyDomainsMax = 10;
/** Limit of one piece of evidence for a company's verification. */
export const evidenceMaxLength = 500;
export const evidenceMax = 10;
export const claimPositionMaxLength = 120;
export const claimMessageMaxLength = 1000;
export const jobTitleMaxLength = 120;
export const jobTextMaxLength = 20_000;
export const jobAreasMax = 20;
export const jobOpeningsMax = 10_000;
/** Limit of one requirement, question, part of the pay or process step. */
export const jobLineMaxLength = 300;
export const jobRequirementsMax = 40;
export const jobQuestionsMax = 20;
export const jobProcessStepsMax = 15;
export const payPartsMax = 15;
/** IDR a month. */
export const payMax = 1_000_000_000;
export const reportTextMaxLength = 2000;
export const applicationLetterMaxLength = 5000;
export const applicationAnswerMaxLength = 2000;
/** Applications of one move. */
export const movesMax = 500;
export const savedJobsMax = 200;
/** Newest applications of a talent that lists mark. */
export const markedApplicationsMax = 500;
export const externalApplicationsMax = 500;
/** For which a deleted external application can be restored. */
export const externalUndoMinutes = 15;
export const externalLineMaxLength = 200;
export const externalLinkMaxLength = 2000;
export const jobSearchNoteMaxLength = 2000;
/** Of an imported file. */
export const jobSearchFileMaxBytes = 8 * 1024 * 1024;
export const jobSearchFileMaxRows = 2000;
/** Cards of one page of an application board. */
export const boardPageSize = 500;
/** Of applications in a stage. */
export const stageLimitMax = 1000;
/** A letter to applicants and its templates. */
export const letterSubjectMaxLength = 150;
export const letterTextMaxLength = 5000;
export const templateNameMaxLength = 80;
export const templatesMax = 100;
/** Rules of a job that move applications by themselves. */
export const automationsMax = 20;
export const automationConditionsMax = 10;
export const automationDelayMaxHours = 168;
