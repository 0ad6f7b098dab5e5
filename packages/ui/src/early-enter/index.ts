export { asleepAttribute, wantedAttribute, rememberEarlyEnter } from './early-enter';
