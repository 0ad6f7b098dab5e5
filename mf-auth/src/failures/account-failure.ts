export {
  type AccountClient,
  type AccountFailure,
  describeFailure,
  tryAccount,
} from '@sabi/shell-sdk/account';
