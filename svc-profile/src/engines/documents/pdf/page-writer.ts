import { drawRun } from '@sabi/pdf-text/draw-run';
import { type Run, toRuns } from '@sabi/pdf-text/text-runs';
import type PDFDocument from 'pdfkit';
import type { Cell, Element, Row, Spine } from './rows';

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;
type Tag = Parameters<Pdf['struct']>[0];

const dotRadius = 3;
/** Aligns the dot with a line of body size. */
const dotFromTop = 7.5;

/** The mark and the text of a point are separate structure elements. */
interface ListItem {
  readonly label: Structure;
  readonly body: Structure;
}

/** Draws rows and tags their text, in the order of rows and cells. */
export class PageWriter {
  readonly #pdf: Pdf;
  readonly #root: Structure;
  readonly #elements = new Map<Element, Structure>();
  readonly #items = new Map<Element, ListItem>();
  readonly #lists = new Map<object, Structure>();

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  /** @param gap free space above, which a timeline's line fills */
  drawRow({ cells, height, rule, spine }: Row, top: number, gap: number): void {
    if (spine) this.#drawSpine(spine, { top, bottom: top + height, gap });
    const size = Math.max(...cells.map(({ style }) => style.size));
    const baseline = top + Math.min(height, size * 1.4) * 0.76;
    for (const cell of cells) this.#structureOf(cell);
    // Programs that ignore tags see a gap between texts only from left to right.
    for (const cell of cells.toSorted((one, other) => one.x - other.x))
      this.#drawCell(cell, { top, height, baseline });
    if (rule) {
      const { color, left, right, weight = 0.7 } = rule;
      const y = top + rule.y;
      this.decorate(() => {
        this.#pdf.lineWidth(weight).strokeColor(color).moveTo(left, y).lineTo(right, y).stroke();
      });
    }
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }

  end(): void {
    this.#root.end();
  }

  #drawSpine({ color, x, hasDot, isFirst }: Spine, row: { top: number; bottom: number; gap: number }): void {
    const middle = row.top + dotFromTop;
    this.decorate(() => {
      const from = isFirst ? middle : row.top - row.gap;
      this.#pdf.lineWidth(1).strokeColor(color).moveTo(x, from).lineTo(x, row.bottom).stroke();
      if (hasDot) this.#pdf.circle(x, middle, dotRadius).fill(color);
    });
  }

  #drawCell(cell: Cell, { top, height, baseline }: { top: number; height: number; baseline: number }): void {
    const runs = toRuns(cell.text, cell.style);
    const { structure, tag } = this.#structureOf(cell);
    if (!cell.address) {
      this.#drawRuns(runs, cell, baseline, structure, tag);
      return;
    }
    const link = this.#pdf.struct('Link');
    structure.add(link);
    const width = this.#drawRuns(runs, cell, baseline, link, 'Link');
    // pdfkit writes a String object as a string and a primitive as a name; its types lack this and the
    // parent.
    const described = { structParent: link, Contents: new String(cell.text) as string };
    this.#pdf.link(cell.x, top, width, height, cell.address, described);
    link.end();
  }

  /** @returns the width */
  #drawRuns(runs: readonly Run[], cell: Cell, baseline: number, structure: Structure, tag: Tag): number {
    structure.add(this.#pdf.markStructureContent(tag));
    let { x } = cell;
    for (const run of runs) {
      drawRun(this.#pdf, run, { size: cell.style.size, color: cell.color }, { x, baseline });
      x += run.width;
    }
    this.#pdf.endMarkedContent();
    return x - cell.x;
  }

  #structureOf({ element, text }: Cell): { structure: Structure; tag: Tag } {
    if (element.role === 'LI') {
      const { label, body } = this.#itemOf(element);
      return text === '•' ? { structure: label, tag: 'Lbl' } : { structure: body, tag: 'LBody' };
    }
    let structure = this.#elements.get(element);
    if (!structure) {
      structure = this.#pdf.struct(element.role);
      this.#elements.set(element, structure);
      this.#root.add(structure);
    }
    return { structure, tag: element.role };
  }

  #itemOf(element: Element): ListItem {
    const known = this.#items.get(element);
    if (known) return known;
    const item = this.#pdf.struct('LI');
    const [label, body] = [this.#pdf.struct('Lbl'), this.#pdf.struct('LBody')];
    this.#listOf(element.list ?? element).add(item);
    item.add(label);
    item.add(body);
    this.#items.set(element, { label, body });
    return { label, body };
  }

  #listOf(key: object): Structure {
    const known = this.#lists.get(key);
    if (known) return known;
    const list = this.#pdf.struct('L');
    this.#root.add(list);
    this.#lists.set(key, list);
    return list;
  }
}
