export {
  type AccountClient,
  type AccountFailure,
  type AccountOutcome,
  askAccount,
  describeFailure,
  tryAccount,
} from '@sabi/shell-sdk/account';
