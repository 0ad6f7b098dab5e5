import {
  BorderStyle,
  type IBorderOptions,
  type ITableCellOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { colorOf, twentieths } from './measures';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none };

export interface CellLook {
  readonly background?: string;
  /** Colour of a line at its left. */
  readonly leftLine?: string;
  /** In points. */
  readonly padding: readonly [vertical: number, horizontal: number];
  readonly columns?: number;
}

/** A table without borders, in reading order by rows. @param widths of columns, in points */
export function createTable(widths: readonly number[], rows: readonly TableRow[]): Table {
  return new Table({
    rows: [...rows],
    columnWidths: widths.map(twentieths),
    width: { size: twentieths(widths.reduce((sum, width) => sum + width, 0)), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
  });
}

export function createRow(cells: readonly TableCell[]): TableRow {
  return new TableRow({ children: [...cells] });
}

export function createCell(children: readonly Paragraph[], width: number, look: CellLook): TableCell {
  const { background, leftLine, columns, padding } = look;
  const [vertical, horizontal] = padding.map(twentieths) as [number, number];
  const line: IBorderOptions | undefined = leftLine
    ? { style: BorderStyle.SINGLE, size: 8, color: colorOf(leftLine) }
    : undefined;
  const options: ITableCellOptions = {
    children: children.length > 0 ? [...children] : [new Paragraph('')],
    width: { size: twentieths(width), type: WidthType.DXA },
    margins: { top: vertical, bottom: vertical, left: horizontal, right: horizontal },
    borders: { ...noBorders, ...(line && { left: line }) },
    ...(columns && { columnSpan: columns }),
    ...(background && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: colorOf(background) } }),
  };
  return new TableCell(options);
}
