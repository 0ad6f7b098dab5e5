import type { PageCard } from '@sabi/contracts/http/hiring/pages';
import type { ComponentProps } from 'react';
import { JobCard } from './job-card';
import styles from './job-list.module.css';

interface JobListProps extends Pick<ComponentProps<typeof JobCard>, 'heading' | 'withCompany'> {
  jobs: readonly PageCard[];
  isBusy?: boolean;
  /** Of the address before. */
  isOutdated?: boolean;
  /** Two columns where there is room. */
  isWide?: boolean;
}

export function JobList({ jobs, isBusy = false, isOutdated = false, isWide = false, ...card }: JobListProps) {
  return (
    <ul
      className={`${styles['jobs']} ${isWide ? styles['wide'] : ''}`}
      aria-busy={isBusy || undefined}
      data-outdated={isOutdated || undefined}
    >
      {jobs.map((job) => (
        <li key={job.public_no}>
          <JobCard job={job} {...card} />
        </li>
      ))}
    </ul>
  );
}
