export { type AccountClient, type AccountFailure, describeFailure, tryAccount } from './account-failure';
