import { inquiryFaultTexts } from '@sabi/shared-texts/inquiry-faults';
import { inEachLanguage, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, sections 5 and 8.

export const consultationTexts = inEachLanguage((language, specified) => {
  const inquiry = readDictionary(language, 'mf-marketing', 'inquiry');
  const talentSolution = readDictionary(language, 'mf-marketing', 'talent-solution');
  const faults = inquiryFaultTexts[language].consultation;
  return {
    first: inquiry('fields.first_name'),
    last: inquiry('fields.last_name'),
    email: inquiry('fields.email'),
    phone: inquiry('optional', { field: inquiry('fields.phone_number') }),
    about: inquiry('optional', { field: inquiry('fields.inquiry_type') }),
    submit: talentSolution('panels.expert.submit'),
    faults: [
      faults.first_name,
      faults.last_name,
      specified('Please enter a valid email address', faults.email),
    ],
    success: specified('Success!', inquiry('sent.title')),
  };
});
