import { useLanguage } from '@sabi/shell-sdk/react';
import { Fragment } from 'react';
import { office } from '../../office';
import { fillIn } from './fill-in';
import styles from './policy-text.module.css';

/** A text with its variables filled in; the mail address is a link. */
export function PolicyText({ children }: { children: string }) {
  const parts = fillIn(children, useLanguage()).split(office.email);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a className={styles['mail']} href={`mailto:${office.email}`}>
          {office.email}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
