export interface SignUpValues {
  firstName: string;
  lastName: string;
  currentOrganization: string;
  positionInterest: string;
  email: string;
  phoneNumber: string;
  password: string;
  confirmPassword: string;
}

/** What the account keeps of a talent's sign-up: the keys of the specification, section 3, all of them. */
export function talentMetadata(values: SignUpValues) {
  const { firstName, lastName, phoneNumber, currentOrganization, positionInterest } = values;
  return {
    user_type: 'talent',
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    phone_number: phoneNumber.trim() || null,
    current_organization: currentOrganization.trim() || null,
    position_interest: positionInterest.trim() || null,
    title: null,
    company_email: null, // recruiters only
    message: null,
  };
}
