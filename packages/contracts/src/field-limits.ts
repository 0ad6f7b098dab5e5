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

/** Of an imported profile. */
export const importMaxBytes = 10_485_760;
