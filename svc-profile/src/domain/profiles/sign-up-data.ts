import { emailFormat, emailMaxLength } from '@sabi/contracts/identity/email-address';
import { nameMaxLength, profileLineMaxLength, toLine, toText } from '@sabi/contracts/profile/entry-rules';
import { approvalTextMaxLength } from '@sabi/contracts/profile/field-limits';
import { userTypeSchema } from '@sabi/contracts/http/profile/profile';
import { z } from 'zod';

/** Invalid values become null, since they cannot be corrected here. */
const text = (maxLength: number, clean = toText) =>
  z.string().overwrite(clean).trim().min(1).max(maxLength).nullable().catch(null);
const line = (maxLength: number) => text(maxLength, toLine);

/** Profile fields in the token's `user_metadata` (specification, section 3). */
export const signUpDataSchema = z.object({
  user_type: userTypeSchema.nullable().catch(null),
  first_name: line(nameMaxLength),
  last_name: line(nameMaxLength),
  phone_number: line(profileLineMaxLength),
  current_organization: line(profileLineMaxLength),
  position_interest: line(profileLineMaxLength),
  title: line(profileLineMaxLength),
  company_email: z.string().max(emailMaxLength).regex(emailFormat).nullable().catch(null),
  message: text(approvalTextMaxLength),
});
