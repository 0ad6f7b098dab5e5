import type {
  getRecruiterApprovalRoute,
  RecruiterApprovalView,
} from '@sabi/contracts/http/profile/recruiter-approval';
import { isRefusal, requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';

const approvalUrl: (typeof getRecruiterApprovalRoute)['path'] = '/api/profile/v1/recruiter-review';

/** The account's recruiter approval; null for other accounts. */
export function useRecruiterApproval() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return useQuery({
    queryKey: ['recruiter-approval', id],
    queryFn: async ({ signal }) => {
      try {
        return await requestJson<RecruiterApprovalView>(fetch, approvalUrl, { signal });
      } catch (error) {
        if (isRefusal(error) && (error.status === 403 || error.status === 404)) return null;
        throw error;
      }
    },
    meta: shownInPlace,
  });
}
