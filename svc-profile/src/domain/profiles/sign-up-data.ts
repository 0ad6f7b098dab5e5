import { emailFormat, emailMaxLength } from '@sabi/contracts/identity/email-address';
import { toLine, toText } from '@sabi/contracts/profile/entry-rules';
import { userTypeSchema } from '@sabi/contracts/http/profile/profile';
import { z } from 'zod';

/** An invalid value becomes null: it was typed elsewhere and cannot be corrected here. */
const text = (maxLength: number, clean = toText) =>
  z.string().overwrite(clean).trim().min(1).max(maxLength).nullable().catch(null);
const line = (maxLength: number) => text(maxLength, toLine);

/** What the token's `user_metadata` may say about a new profile (specification, section 3: sign-up metadata). */
export const signUpDataSchema = z.object({
  user_type: userTypeSchema.nullable().catch(null),
  first_name: line(100),
  last_name: line(100),
  phone_number: line(200),
  current_organization: line(200),
  position_interest: line(200),
  title: line(200),
  company_email: z.string().max(emailMaxLength).regex(emailFormat).nullable().catch(null),
  message: text(2000),
});
