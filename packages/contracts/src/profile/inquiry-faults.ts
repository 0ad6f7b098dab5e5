import type { InquiryField, InquiryKind } from './inquiry';

/** The specification's hints for fields with faults (section 5), which are also what a refused request answers. */
export const inquiryFaults: Record<InquiryKind, Record<InquiryField, string>> = {
  contact: {
    first_name: 'First name must be at least 2 characters',
    last_name: 'Last name must be at least 2 characters',
    company_name: 'Please use a shorter company name',
    email: 'Please enter a valid email address',
    phone_number: 'Please enter a shorter phone number',
    inquiry_type: 'Please select an inquiry type',
    message: 'Message must be at least 10 characters',
  },
  consultation: {
    first_name: 'Please enter your first name',
    last_name: 'Please enter your last name',
    company_name: 'Please use a shorter company name',
    email: 'Please enter a valid email address',
    phone_number: 'Please enter a shorter phone number',
    inquiry_type: 'Please select an inquiry type',
    message: 'Please write a shorter message',
  },
};
