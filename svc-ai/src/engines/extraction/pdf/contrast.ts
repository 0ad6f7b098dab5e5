const unreadable = 1.1;
const lightest = 0.05;
const pale = 2;

/**
 * Whether text of one colour is invisible on the other. Colours are `#rrggbb`; unknown ones count as visible.
 */
export function isIllegible(letters: string | undefined, ground: string | undefined): boolean {
  const [one, other] = [luminance(letters), luminance(ground)];
  if (one === undefined || other === undefined) return false;
  return (Math.max(one, other) + lightest) / (Math.min(one, other) + lightest) < unreadable;
}

/** Whether text of a colour hardly stands out from paper, as a watermark does. */
export function isPale(letters: string | undefined): boolean {
  const light = luminance(letters);
  return light !== undefined && (1 + lightest) / (light + lightest) < pale;
}

/** Cache: pages have thousands of letters and few colours. */
const known = new Map<string | undefined, number | undefined>();
const mostKnown = 1000;

function luminance(colour: string | undefined): number | undefined {
  if (known.size >= mostKnown) known.clear();
  if (!known.has(colour)) known.set(colour, measureLuminance(colour));
  return known.get(colour);
}

/** Relative luminance as WCAG 2 defines it. */
function measureLuminance(colour: string | undefined): number | undefined {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour ?? '')?.slice(1);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => {
    const share = parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
