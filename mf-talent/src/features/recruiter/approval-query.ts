import type {
  getRecruiterApprovalRoute,
  RecruiterApprovalView,
} from '@sabi/contracts/http/profile/recruiter-approval';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

const approvalUrl: (typeof getRecruiterApprovalRoute)['path'] = '/api/profile/v1/recruiter-review';

/** The state of the recruiter's approval. */
export function useRecruiterApproval() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return useQuery({
    queryKey: ['recruiter-approval', id],
    queryFn: ({ signal }) => requestJson<RecruiterApprovalView>(fetch, approvalUrl, { signal }),
    meta: shownInPlace,
  });
}
