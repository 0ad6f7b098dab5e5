import { en as consultationEn } from '@sabi/shared-texts/consultation/en';
import { en as cvAnalysisEn } from '@sabi/shared-texts/cv-analysis/en';
import commonEn from './en/common.json';
import companySolutionEn from './en/company-solution.json';
import homeEn from './en/home.json';
import inquiryEn from './en/inquiry.json';
import talentSolutionEn from './en/talent-solution.json';

// Literal texts of the specification.
test.each([
  [homeEn.hero.lead, 'One Stop Solution for'],
  [homeEn.hero.phrases[0], 'HR recruitment process'],
  [homeEn.goodbye.title, 'Goodbye to job portals'],
  [homeEn.promo.later, "I'll explore later"],
  [commonEn.registerNow, 'Register now'],
  [commonEn.signUpNow, 'Sign up now'],
  [companySolutionEn.hero.schedule, 'Schedule Consultation'],
  [companySolutionEn.hero.consultant, 'Try AI Consultant'],
  [companySolutionEn.closing.brochure, 'Download Our Brochure'],
  [inquiryEn.sent.text, "Your message has been sent successfully. We'll get back to you soon."],
  [inquiryEn.failed.text, 'There was an error sending your message. Please try again.'],
  [talentSolutionEn.plans.loginForPrice, 'Login to See Details'],
  [consultationEn.gatedPlaceholder, 'Sign up to continue chatting...'],
  [
    consultationEn.failed,
    "I apologize, but I'm having trouble connecting right now. Please try again or contact our support team.",
  ],
  [cvAnalysisEn.result.signUp, 'Sign Up to View Full Analysis'],
  [cvAnalysisEn.result.none, 'No analysis available.'],
  [cvAnalysisEn.faults.failed, 'Failed to analyze CV'],
  [cvAnalysisEn.faults.noAnswer, 'No analysis received from CV analyzer'],
  [cvAnalysisEn.faults.unexpected, 'An unexpected error occurred'],
  [cvAnalysisEn.faults.short, 'Please provide more detailed CV content'],
  [cvAnalysisEn.faults.type, 'Please upload a PDF, Word document, or text file.'],
])('%s', (text, specified) => {
  expect(text).toBe(specified);
});
