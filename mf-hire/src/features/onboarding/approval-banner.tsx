import { useRecruiterApproval } from '../../data/recruiter-approval';
import { ApprovalState, isNotApproved } from './approval-state';

/** Shown above a company's pages while the account may not publish. */
export function ApprovalBanner() {
  const { data } = useRecruiterApproval();
  return isNotApproved(data) ? <ApprovalState approval={data} hasCompany /> : null;
}
