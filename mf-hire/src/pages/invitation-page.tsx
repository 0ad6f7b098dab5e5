export { Invitation as InvitationPage } from '../features/invitation/invitation';
