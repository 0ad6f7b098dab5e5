import { en as purchaseEn } from '@sabi/purchase/texts/en';
import editingEn from './en/editing.json';
import plansEn from './en/plans.json';
import settingsEn from './en/settings.json';
import talentEn from './en/talent.json';

// Literal texts of the specification.
test.each([
  [talentEn.states.notFoundTitle, 'Profile not found'],
  [talentEn.states.failedTitle, 'Failed to load profile data'],
  [talentEn.strength.low, 'Just a little bit more!'],
  [talentEn.strength.medium, 'Looking good!'],
  [talentEn.strength.high, 'Excellent profile!'],
  [talentEn.entries.failed, 'Failed to update profile'],
  [editingEn.saved, 'Profile updated successfully'],
  [editingEn.failed, 'Failed to update profile'],
  [talentEn.picture.updated, 'Profile picture updated successfully'],
  [talentEn.picture.failed, 'Failed to upload profile picture'],
  [talentEn.document.pdf, 'Generate PDF Resume'],
  [settingsEn.password.differs, "Passwords don't match"],
  [settingsEn.password.faults.short, 'Password must be at least 6 characters long'],
  [plansEn.plans.loginForPrice, 'Login to See Details'],
  [purchaseEn.offers.current, 'Your current plan'],
])('%s', (text, specified) => {
  expect(text).toBe(specified);
});

test.each([
  [
    talentEn.cv.success,
    'CV uploaded and parsed successfully! Your profile has been updated with the extracted information.',
  ],
  [talentEn.cv.faults.RESUME_TYPE_UNSUPPORTED, 'Only PDF, DOC, and DOCX files are supported'],
  [talentEn.cv.faults.RESUME_TOO_LARGE, 'File size must be less than 10MB'],
  [talentEn.cv.failedTitle, 'CV Upload Failed'],
  [talentEn.cv.unexpected, 'CV parsing failed unexpectedly'],
  [talentEn.cv.causes.MISSING_API_KEY, 'AI service is not configured. Please contact support.'],
  [
    talentEn.cv.causes.NO_TEXT_EXTRACTED,
    'Unable to extract text from your PDF. Please ensure your file contains selectable text or try a different format.',
  ],
  [
    talentEn.cv.causes.OPENAI_ERROR,
    'AI service is temporarily unavailable. Please try again in a few minutes.',
  ],
  [talentEn.cv.causes.INVALID_FILE, 'Invalid file format. Please use PDF, DOC, or DOCX files only.'],
  [talentEn.cv.causes.other, 'Please try again or contact support if the problem persists.'],
])('of a CV: %s', (text, specified) => {
  expect(text).toBe(specified);
});

test.each([
  [purchaseEn.purchase.processing, 'Processing...'],
  [purchaseEn.purchase.opened, 'Payment Popup Opened'],
  [purchaseEn.purchase.openedText, 'Complete your payment in the popup window.'],
  [purchaseEn.purchase.activated, 'Plan Activated'],
  [purchaseEn.purchase.activatedText, 'Starter plan activated successfully!'],
  [purchaseEn.purchase.login, 'Authentication Required'],
  [purchaseEn.purchase.loginFor.plan, 'Please log in to purchase a plan.'],
  [purchaseEn.purchase.loginFor.service, 'Please log in to purchase services.'],
  [purchaseEn.purchase.error, 'Payment Error'],
  [purchaseEn.purchase.errors.failed, 'Payment failed'],
  [purchaseEn.purchase.errors.process, 'Failed to process payment'],
  [purchaseEn.purchase.errors.user, 'User not authenticated'],
])('of a purchase: %s', (text, specified) => {
  expect(text).toBe(specified);
});
