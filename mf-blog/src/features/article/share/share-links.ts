/** The page in the reader's language. */
export interface SharedPage {
  readonly title: string;
  /** Whole and canonical. */
  readonly url: string;
}

export interface ShareLink {
  /** A name of its own, the same in every language. */
  readonly name: string;
  readonly href: string;
}

/** Where a page can be shared by a link alone, without a script of those sites. */
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
