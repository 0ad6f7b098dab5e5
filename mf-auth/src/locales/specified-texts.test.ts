import afterSubmitEn from './en/after-submit.json';
import authEn from './en/auth.json';

// Literal texts of the specification.
test.each([
  [authEn.rules.emailInvalid, 'Please enter a valid email address'],
  [authEn.rules.passwordTooShort, 'Password must be at least 6 characters long'],
  [authEn.rules.passwordsDiffer, "Passwords don't match"],
  [authEn.signIn.busy, 'Signing in...'],
  [authEn.signIn.successTitle, 'Welcome back!'],
  [authEn.signIn.successText, 'You have successfully signed in.'],
  [authEn.signIn.failedTitle, 'Sign in failed'],
  [authEn.signIn.failedText, 'Please check your credentials and try again.'],
  [authEn.signUp.busy, 'Creating account...'],
  [authEn.signUp.failedTitle, 'Sign up failed'],
  [authEn.signUp.cv.faults.RESUME_TYPE_UNSUPPORTED, 'Only PDF, DOC, and DOCX files are supported'],
  [authEn.signUp.cv.faults.RESUME_TOO_LARGE, 'File size must be less than 10MB'],
  [afterSubmitEn.created.title, 'Account created!'],
  [afterSubmitEn.created.text, 'Please check your email to verify your account.'],
  [afterSubmitEn.complete.title, 'Complete Your Profile'],
  [afterSubmitEn.complete.busy, 'Completing profile...'],
  [afterSubmitEn.complete.noUser, 'No user found'],
  [afterSubmitEn.complete.failedTitle, 'Error updating profile'],
  [afterSubmitEn.complete.successTitle, 'Profile completed!'],
  [afterSubmitEn.complete.successText, 'Your account setup is now complete.'],
])('%s', (text, specified) => {
  expect(text).toBe(specified);
});
