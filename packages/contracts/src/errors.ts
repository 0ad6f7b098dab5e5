import { z } from 'zod';

/**
 * Every code an HTTP answer of ours may carry, with its status and an English title for developers. What a user reads
 * is the remote's business, by code and in the user's language. svc-identity speaks GoTrue's own codes instead.
 */
export const errorCatalogue = {
  REQUEST_INVALID: { status: 422, title: 'The request does not match its schema' },
  REQUEST_MALFORMED: { status: 400, title: 'The request body could not be read' },
  REQUEST_TOO_LARGE: { status: 413, title: 'The request body is too large' },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    title: 'The request body has another media type than the route accepts',
  },
  ROUTE_NOT_FOUND: { status: 404, title: 'There is nothing at this address' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'The address does not answer this method' },
  TOKEN_MISSING: { status: 401, title: 'The route needs a bearer token' },
  TOKEN_INVALID: { status: 401, title: 'The bearer token is not valid or has expired' },
  SESSION_UNCONFIRMED: { status: 503, title: 'Whether the session has ended cannot be told at present' },
  CALLBACK_TOKEN_INVALID: {
    status: 401,
    title: 'x-callback-token is missing or is not the one agreed on with the provider',
  },
  ACCESS_DENIED: { status: 403, title: 'The account may not do this' },
  STAFF_ROLE_MISSING: { status: 403, title: 'The account has none of the staff roles that may do this' },
  STAFF_FACTOR_MISSING: { status: 403, title: 'Staff sign in with a second factor' },
  STAFF_SIGN_IN_TOO_OLD: { status: 403, title: 'The sign-in is too old for staff: sign in again' },
  STAFF_ACCOUNT_NOT_FOUND: { status: 404, title: 'No account with this confirmed address can be staff' },
  STAFF_GRANT_NOT_FOUND: { status: 404, title: 'The account has no roles of the staff' },
  STAFF_GRANT_EXISTS: { status: 409, title: 'The account has roles of the staff already' },
  STAFF_GRANT_CHANGED: { status: 409, title: 'The roles have changed since they were read' },
  STAFF_GRANT_OWN: { status: 403, title: 'Nobody grants, changes or revokes their own roles' },
  STAFF_LAST_ADMIN: { status: 409, title: 'The last administrator of the staff stays one' },
  RATE_LIMITED: { status: 429, title: 'Too many requests' },
  DEPENDENCY_UNAVAILABLE: { status: 503, title: 'Something the service needs is not available' },
  UPSTREAM_UNAVAILABLE: { status: 502, title: 'The service behind the gateway does not answer' },
  UPSTREAM_TIMEOUT: { status: 504, title: 'The service behind the gateway took too long' },
  UNEXPECTED_FAILURE: { status: 500, title: 'Something went wrong' },
  PROFILE_NOT_FOUND: { status: 404, title: 'The account has no profile' },
  PROFILE_CHANGED: { status: 409, title: 'The profile has changed since it was read' },
  ENTRY_NOT_FOUND: { status: 404, title: 'There is no such entry' },
  ENTRY_CHANGED: { status: 409, title: 'The entry has changed since it was read' },
  ENTRY_LIMIT_REACHED: { status: 409, title: 'The list has as many entries as it may have' },
  REVIEW_NOT_FOUND: { status: 404, title: 'There is no review of this account' },
  REVIEW_CHANGED: { status: 409, title: 'The review has changed since it was read' },
  REVIEW_STATE_UNFIT: { status: 409, title: 'The review is not in a state that allows this' },
  PROPOSAL_NOT_FOUND: { status: 404, title: 'There is no such proposal, or no longer' },
  PROPOSAL_CHANGED: { status: 409, title: 'The profile or the proposal has changed since it was read' },
  PROPOSAL_STATE_UNFIT: { status: 409, title: 'The proposal is not in a state that allows this' },
  PROPOSAL_UNDO_BLOCKED: { status: 409, title: 'What was accepted has been changed since' },
  IMPORT_INVALID: { status: 422, title: 'The file is not what it was given as, or cannot be read' },
  ANSWER_NOT_FOUND: { status: 404, title: 'There is no such answer, or no longer' },
  CONVERSATION_NOT_FOUND: { status: 404, title: 'There is no such conversation, or no longer' },
  STORAGE_FULL: { status: 507, title: 'There is no room for files just now' },
  RESUME_NOT_FOUND: { status: 404, title: 'There is no such CV' },
  RESUME_TYPE_UNSUPPORTED: { status: 415, title: 'Only PDF, DOC, and DOCX files are supported' },
  RESUME_TOO_LARGE: { status: 413, title: 'File size must be less than 10MB' },
  RESUME_EMPTY: { status: 422, title: 'The file is empty' },
  RESUME_CONTENT_MISMATCH: { status: 422, title: 'The file is not what its name and type say' },
  RESUME_INFECTED: { status: 422, title: 'A scanner found malware in the file' },
  RESUME_ALREADY_EXISTS: { status: 409, title: 'There is already a file with this key' },
  PICTURE_TYPE_UNSUPPORTED: { status: 415, title: 'Only JPG, PNG, WebP, and AVIF pictures are supported' },
  PICTURE_TOO_LARGE: { status: 413, title: 'The picture has more than 10 MB or 40 million pixels' },
  PICTURE_EMPTY: { status: 422, title: 'The file is empty' },
  PICTURE_CONTENT_MISMATCH: { status: 422, title: 'The file is not what its name and type say' },
  PICTURE_ANIMATED: { status: 422, title: 'A picture that moves cannot be used' },
  PICTURE_UNREADABLE: { status: 422, title: 'The picture is broken and cannot be read' },
  PICTURE_NOT_FOUND: { status: 404, title: 'There is no such picture any more' },
  DOMAIN_INVALID: { status: 422, title: 'This is not the domain of a company' },
  DOMAIN_PUBLIC: { status: 422, title: 'Anybody can have an address at this domain' },
  DOMAINS_TOO_MANY: { status: 409, title: 'There are as many domains as one account may have' },
  SHARE_LINK_NOT_FOUND: { status: 404, title: 'There is no such link, or no longer' },
  SHARE_LINK_ENDED: { status: 409, title: 'The link has ended and stays so' },
  SHARE_LINKS_TOO_MANY: { status: 409, title: 'There are as many links as one account may have' },
  ENTITLEMENT_USED_UP: { status: 409, title: 'There is not so much of it left' },
  NOT_AVAILABLE_YET: { status: 409, title: 'It cannot be used yet, so it is not sold' },
  SERVICE_REQUEST_UNFIT: { status: 409, title: 'This is not asked for from the staff' },
  SERVICE_REQUEST_NOT_FOUND: { status: 404, title: 'There is no such request' },
  SERVICE_REQUEST_STATE_UNFIT: { status: 409, title: 'The request is not in a state that allows this' },
  TEMPLATE_NOT_INCLUDED: {
    status: 403,
    title: 'The template is one of the premium ones, which the account has not',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, title: 'The key was used for something else' },
  RECEIPT_NOT_FOUND: { status: 404, title: 'There is no such receipt' },
  FILE_KEY_INVALID: { status: 400, title: 'The address is not the key of a stored file' },
  FILE_NOT_FOUND: { status: 404, title: 'There is no such file' },
  SIGNATURE_INVALID: { status: 403, title: 'The link is not valid or has expired' },
  AMOUNT_MISMATCH: { status: 409, title: 'The amount is not the price' },
  PRICE_CHANGED: { status: 409, title: 'The price has changed since it was shown' },
  PLAN_STILL_ACTIVE: { status: 409, title: 'A paid plan is active, which Starter does not replace' },
  PAYMENT_FAILED: { status: 502, title: 'Payment failed' },
  PAYMENT_UNAVAILABLE: { status: 503, title: 'Failed to process payment' },
  ORDER_NOT_FOUND: { status: 404, title: 'There is no such order' },
  ORDER_STATE_UNFIT: { status: 409, title: 'The order is not in a state that allows this' },
  VOUCHER_INVALID: { status: 409, title: 'There is no such voucher' },
  VOUCHER_NOT_BEGUN: { status: 409, title: 'The voucher cannot be used yet' },
  VOUCHER_ENDED: { status: 409, title: 'The voucher has ended' },
  VOUCHER_USED_UP: { status: 409, title: 'The voucher has been used as often as it can be' },
  VOUCHER_UNFIT: { status: 409, title: 'The voucher is not for this' },
  VOUCHER_USED: { status: 409, title: 'The account has used the voucher already' },
  VOUCHER_EXISTS: { status: 409, title: 'There is a voucher with this code already' },
  DELIVERY_NOT_FOUND: { status: 404, title: 'There is no such delivery' },
  DELIVERY_STATE_UNFIT: { status: 409, title: 'The delivery is not in a state that allows this' },
  RELEASE_INVALID: { status: 422, title: 'The release does not hold what it declares' },
  RELEASE_EXISTS: { status: 409, title: 'The version is registered already, with other files' },
  RELEASE_NOT_FOUND: { status: 404, title: 'There is no such version, or no longer' },
  PUBLISHER_REFUSED: { status: 403, title: 'The command is not signed by the team of this remote' },
  COMMAND_OUTDATED: { status: 409, title: 'The command was sent before, or too long ago' },
  REMOTE_NOT_FOUND: { status: 404, title: 'No remote is registered under this name' },
  COMPANY_NOT_FOUND: { status: 404, title: 'There is no such company' },
  COMPANY_EXISTS: {
    status: 409,
    title: 'There is a company with this NIB already; its owner can invite the account',
  },
  COMPANY_CHANGED: { status: 409, title: 'The company has changed since it was read' },
  COMPANY_STATE_UNFIT: {
    status: 409,
    title: 'The company, or its verification, is not in a state that allows this',
  },
  COMPANY_UNAPPROVED: { status: 403, title: 'The account is not an approved recruiter' },
  NIB_INVALID: { status: 422, title: 'A business identification number (NIB) has 13 digits' },
  MEMBER_NOT_FOUND: { status: 404, title: 'The company has no such member' },
  LAST_OWNER: { status: 409, title: 'A company needs an owner' },
  INVITATION_NOT_FOUND: { status: 404, title: 'There is no such invitation' },
  INVITATION_ENDED: {
    status: 409,
    title: 'The invitation was used or withdrawn, or is more than 72 hours old',
  },
  INVITATIONS_TOO_MANY: { status: 409, title: 'There are as many open invitations as a company may have' },
  JOB_NOT_FOUND: { status: 404, title: 'There is no such job' },
  JOB_CLOSED: { status: 410, title: 'The job is closed' },
  JOB_CHANGED: { status: 409, title: 'The job has changed since it was read' },
  JOB_STATE_UNFIT: { status: 409, title: 'The job is not in a state that allows this' },
  SEARCH_UNAVAILABLE: { status: 503, title: 'The search does not answer just now' },
  POSTING_BLOCKED: { status: 422, title: 'The posting cannot be published as it is' },
  PAY_MISSING: { status: 422, title: 'A posting needs a range of pay' },
  REPORT_NOT_FOUND: { status: 404, title: 'There is no such report' },
  REPORT_STATE_UNFIT: { status: 409, title: 'The report has been decided already' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodeSchema = z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]);

/** RFC 9457 problem details, as every service but svc-identity answers errors. */
export const problemSchema = z.object({
  type: z.string().describe('about:blank'),
  title: z.string(),
  status: z.number().int(),
  code: errorCodeSchema,
  detail: z.string().optional(),
  request_id: z.string(),
  errors: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('Field path → what is wrong with it; only with REQUEST_INVALID'),
});
export type Problem = z.infer<typeof problemSchema>;

/** A problem from a storage address, in a form that `@supabase/storage-js` also reads. */
export const storageProblemSchema = problemSchema
  .extend({
    statusCode: z.string().describe('The same as `status`, as text'),
    error: errorCodeSchema.describe('The same as `code`'),
    message: z.string().describe('`detail` where there is one, else `title`'),
  })
  .meta({ id: 'StorageProblem' });
export type StorageProblem = z.infer<typeof storageProblemSchema>;
