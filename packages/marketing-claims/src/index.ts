export { type ClaimName, claims } from './claims';
export { claimTexts, formatClaim } from './claim-texts';
