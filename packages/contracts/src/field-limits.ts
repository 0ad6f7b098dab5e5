// Limits that forms and services share beside those of `entry-rules`. No dependency, so that a page can import it.

export const fileNameMaxLength = 255;
/** Of the name that the owner of a passkey gives it. */
export const passkeyNameMaxLength = 120;
/** Of the label of a share link. */
export const linkLabelMaxLength = 80;
/** Of the domain, address or site of a company to hide from. */
export const hiddenCompanyMaxLength = 320;
/** Of what recruiters and the staff write to each other about an approval, and of the message of a sign-up. */
export const approvalTextMaxLength = 2000;
/** Of what its owner wishes of a purchased service. */
export const wishMaxLength = 1000;
export const voucherCodeMaxLength = 40;

/** Of an imported profile. */
export const importMaxBytes = 10_485_760;

export const companyNameMaxLength = 120;
/** Of what a company says about itself. */
export const companyAboutMaxLength = 5000;
export const companyDomainsMax = 10;
/** Of one piece of evidence for the verification of a company. */
export const evidenceMaxLength = 500;
export const evidenceMax = 10;
export const jobTitleMaxLength = 120;
export const jobTextMaxLength = 20_000;
export const jobAreasMax = 20;
export const jobOpeningsMax = 10_000;
/** Of one requirement, question, part of the pay or step of the process. */
export const jobLineMaxLength = 300;
export const jobRequirementsMax = 40;
export const jobQuestionsMax = 20;
export const jobProcessStepsMax = 15;
export const payPartsMax = 15;
/** IDR a month. */
export const payMax = 1_000_000_000;
export const reportTextMaxLength = 2000;
/** Of the reason that the staff gives for a decision. */
export const staffReasonMaxLength = 1000;
