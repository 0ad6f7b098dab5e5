import type { SiteContacts } from '@sabi/shell-sdk';
import icons from './contact-icons.svg';

interface ContactIconProps {
  name: SiteContacts['socialLinks'][number]['name'] | 'WhatsApp';
  /** Pixels. */
  size: number;
}

/** The sign of a service. Outlines are in a file of their own: they are no script that each page would load and parse. */
export const ContactIcon = ({ name, size }: ContactIconProps) => (
  <svg width={size} height={size} fill="currentColor" aria-hidden="true">
    <use href={`${icons}#${name}`} />
  </svg>
);
