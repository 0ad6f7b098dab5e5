export { claimPage, findClaim, keepClaim } from './kept-claim';
