export { formatDay, formatMoment } from '@sabi/shell-sdk/dates';
