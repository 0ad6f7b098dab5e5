import { isIllegible } from './contrast';
import { type Box, isWithin, middleOf, shareOf } from './matrix';
import type { PlacedText } from './placed-text';

/** A painted area, in painting order; `colour` is undefined for an image. */
interface Cover {
  readonly box: Box;
  readonly colour: string | undefined;
  readonly isOpaque: boolean;
  readonly isPicture: boolean;
  readonly order: number;
}

/** Painted text, in painting order; `colour` is undefined when unknown. */
interface SetText {
  readonly placed: PlacedText;
  readonly colour: string | undefined;
  readonly order: number;
}

const paper = '#ffffff';
const mostCovers = 5000;
/** Minimum share of the page covered by a scan. */
const shareOfScan = 0.8;
const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Collects painted areas and decides which text they hide. */
export class PageOcclusion {
  private readonly covers: Cover[] = [];

  constructor(private readonly page: Box) {}

  add(cover: Omit<Cover, 'isPicture'> & { readonly isPicture?: boolean }): void {
    if (this.covers.length < mostCovers) this.covers.push({ isPicture: false, ...cover });
  }

  /** A gradient, of unknown extent and colours. */
  addShading(order: number): void {
    this.covers.push({ box: everywhere, colour: undefined, isOpaque: false, isPicture: false, order });
  }

  /** Whether a text is hidden, and has contrast to its background. */
  judge({ placed, colour, order }: SetText): Record<'isCovered' | 'isUnderScan' | 'isReadable', boolean> {
    const box = boxOfText(placed);
    const over = this.covers.filter(
      (cover) => cover.order > order && cover.isOpaque && isWithin(box, cover.box),
    );
    const ground = this.covers.findLast((cover) => cover.order < order && isWithin(middleOf(box), cover.box));
    return {
      isCovered: over.length > 0,
      isUnderScan: over.length > 0 && over.every((cover) => this.isScan(cover)),
      isReadable: !isIllegible(colour, ground ? ground.colour : paper),
    };
  }

  private isScan({ isPicture, box }: Cover): boolean {
    return isPicture && shareOf(this.page, box) >= shareOfScan;
  }
}

/** The inner box of the letters. */
function boxOfText({ x, y, width, fontSize }: PlacedText): Box {
  const inset = Math.min(1, width / 4);
  return { left: x + inset, right: x + width - inset, top: y - fontSize * 0.5, bottom: y - fontSize * 0.1 };
}
