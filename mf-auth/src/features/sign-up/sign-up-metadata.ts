import type { UserType } from '@sabi/contracts/http/profile/profile';

/** Fields of both kinds of account; those of the other kind are undefined. */
export interface SignUpValues {
  firstName: string;
  lastName: string;
  currentOrganization: string;
  phoneNumber: string;
  password: string;
  confirmPassword: string;
  /** Talent only. */
  positionInterest?: string;
  email?: string;
  /** Not part of the metadata: uploaded once the account exists. */
  cv?: File | null;
  /** Recruiters only. */
  title?: string;
  companyEmail?: string;
  message?: string;
}

/** The address that identifies the account. */
export function accountEmail(role: UserType, { email = '', companyEmail = '' }: SignUpValues): string {
  return (role === 'recruiter' ? companyEmail : email).trim();
}

/** Metadata of the specification, section 3, with all of its keys. Values of the other kind of account are left out. */
export function signUpMetadata(role: UserType, values: SignUpValues) {
  const isRecruiter = role === 'recruiter';
  return {
    user_type: role,
    first_name: values.firstName.trim(),
    last_name: textOrNull(values.lastName),
    phone_number: textOrNull(values.phoneNumber),
    current_organization: textOrNull(values.currentOrganization),
    position_interest: isRecruiter ? null : textOrNull(values.positionInterest),
    title: isRecruiter ? textOrNull(values.title) : null,
    company_email: isRecruiter ? accountEmail(role, values) : null,
    message: isRecruiter ? textOrNull(values.message) : null,
  };
}

function textOrNull(typed = ''): string | null {
  return typed.trim() || null;
}
