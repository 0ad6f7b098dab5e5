import { Banner } from '@sabi/ui/banner';
import { ActionLink, type PageLink } from './action-link';

interface ClosingBannerProps {
  title: string;
  text: string;
  link: PageLink;
}

/** The last word of a page: the one thing it asks its reader to do. */
export function ClosingBanner({ title, text, link }: ClosingBannerProps) {
  return (
    <Banner
      title={title}
      text={text}
      actions={
        <ActionLink variant="secondary" size="lg" to={link.to}>
          {link.label}
        </ActionLink>
      }
    />
  );
}
