import { lazyComponent } from '@sabi/shell-sdk/react';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../layout/page-skeleton';
import { useIsRecruiter } from '../../session/use-is-recruiter';

const RecruiterPage = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-recruiter" */ './recruiter-page').then(
      (module) => module.RecruiterPage,
    ),
  { Waiting: PageSkeleton },
);

/** A page for talent; recruiters see their approval status instead. */
export function TalentOnly({ children }: { children: ReactNode }) {
  return useIsRecruiter() ? <RecruiterPage /> : children;
}
