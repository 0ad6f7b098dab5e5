import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { useState } from 'react';
import styles from './avatar.module.css';
import { findInitials } from './initials';

/** The picture, or the initials without one. Hidden from screen readers, as the name is beside it. */
export function Avatar({ full: { picture, profile } }: { full: FullProfile }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null); // its link may have expired: the next one is tried
  const url = picture?.url ?? null;
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {url && url !== failedUrl ? (
        <img
          className={styles['picture']}
          src={url}
          alt=""
          width={88}
          height={88}
          onError={() => setFailedUrl(url)}
        />
      ) : (
        findInitials(profile)
      )}
    </span>
  );
}
