export { findContradictions, type ShownText, textsOf } from './find-contradictions';
export { claimLimits, comingLimits } from './limit-rules';
export { policyRules, sectionsWithoutRule } from './policy-rules';
