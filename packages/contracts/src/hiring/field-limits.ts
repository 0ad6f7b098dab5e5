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
