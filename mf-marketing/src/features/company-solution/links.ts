import { paths } from '../../paths';

/** The contact form, with what it is about already chosen. */
export const scheduleConsultation = `${paths.contact}?type=company#message`;
