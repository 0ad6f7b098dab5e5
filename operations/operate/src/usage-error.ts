export { UsageError } from '@sabi/service-kit/command-line';
