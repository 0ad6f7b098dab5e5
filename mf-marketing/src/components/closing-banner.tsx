import { Banner } from '@sabi/ui/banner';
import { ActionLink, type PageLink } from './action-link';

interface ClosingBannerProps {
  title: string;
  text: string;
  link: PageLink;
}

/** The final call to action of a page. */
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
