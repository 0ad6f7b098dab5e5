import { paths } from '../../paths';

/** The contact form with a preselected type. */
export const scheduleConsultation = `${paths.contact}?type=company#message`;
