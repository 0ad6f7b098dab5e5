import type { PageCard } from '@sabi/contracts/http/hiring/pages';
import type { ComponentProps } from 'react';
import { JobCard } from './job-card';
import styles from './job-list.module.css';

interface JobListProps extends Pick<ComponentProps<typeof JobCard>, 'heading' | 'withCompany'> {
  jobs: readonly PageCard[];
  isBusy?: boolean;
}

export function JobList({ jobs, isBusy = false, ...card }: JobListProps) {
  return (
    <ul className={styles['jobs']} aria-busy={isBusy || undefined}>
      {jobs.map((job) => (
        <li key={job.public_no}>
          <JobCard job={job} {...card} />
        </li>
      ))}
    </ul>
  );
}
