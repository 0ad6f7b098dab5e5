export { unhydratedAttribute, pendingSubmitAttribute, recordPendingSubmit } from './pending-submit';
