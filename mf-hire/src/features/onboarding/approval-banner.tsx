import { useRecruiterApproval } from '../../data/recruiter-approval';
import { ApprovalState, isNotApproved } from './approval-state';

/** Above the pages of a company while the account may not publish. */
export function ApprovalBanner() {
  const { data } = useRecruiterApproval();
  return isNotApproved(data) ? <ApprovalState approval={data} hasCompany /> : null;
}
