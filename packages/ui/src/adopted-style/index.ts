import { useEffect, useState } from 'react';

/**
 * Replaces `react-style-singleton`, by which Radix locks the page under a dialog: its style elements would need a content
 * security policy that allows inline styles. Constructed style sheets do not.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  const add = (styles: string) => {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };

  const remove = () => {
    users -= 1;
    if (users === 0)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };

  /** Styles are those of its first user; a dynamic one follows its own. */
  return function AdoptedStyle({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    const [first] = useState(styles);
    const followed = dynamic ? styles : first;
    useEffect(() => {
      add(followed);
      return remove;
    }, [followed]);
    return null;
  };
}
