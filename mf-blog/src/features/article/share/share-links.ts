/** The page in the reader's language. */
export interface SharedPage {
  readonly title: string;
  /** Absolute and canonical. */
  readonly url: string;
}

export interface ShareLink {
  /** Brand name, the same in every language. */
  readonly name: string;
  readonly href: string;
}

/** Sites where a link alone shares a page, without their scripts. */
export function shareLinksFor({ title, url }: SharedPage): ShareLink[] {
  return [
    { name: 'WhatsApp', href: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}` },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
    },
    { name: 'X', href: `https://x.com/intent/post?${new URLSearchParams({ text: title, url })}` },
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
  ];
}
