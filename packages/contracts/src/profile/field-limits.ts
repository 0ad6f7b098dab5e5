// Limits that forms and svc-profile share, besides those of `entry-rules`. No dependency, so that a page can import it.

export const fileNameMaxLength = 255;
export const linkLabelMaxLength = 80;
/** Limit of a hidden company's domain, address or site. */
export const hiddenCompanyMaxLength = 320;
/** Limit of messages between recruiters and staff about an approval, and of a sign-up's message. */
export const approvalTextMaxLength = 2000;
/** Limit of the staff's answer to an inquiry. */
export const inquiryAnswerMaxLength = 5000;
export const importMaxBytes = 10_485_760;
