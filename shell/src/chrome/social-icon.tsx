import type { SiteContacts } from '@sabi/shell-sdk';

type Name = SiteContacts['socialLinks'][number]['name'];

const outlines: Record<Name, string> = {
  Facebook: 'M14 8.5h2.5V5H14c-2.5 0-4 1.6-4 4v2H7.5v3.5H10V21h3.5v-6.5h2.6l.5-3.5h-3.1V9.4c0-.6.3-.9.5-.9Z',
  Twitter:
    'M4 4.5h4.4l4 5.5 4.7-5.5h2L13.300 11.300 20 20h-4.400l-4.300-5.900L6.200 20h-2l6.200-7.300L4 4.500Z',
  Instagram:
    'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500Zm4 4.700a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600Zm4.600-1.600a.9.9 0 1 0 0 1.800.9.9 0 0 0 0-1.800Z',
};

export function SocialIcon({ name }: { name: Name }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
