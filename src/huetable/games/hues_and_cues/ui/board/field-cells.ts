import { colourNames } from '../fields/colour-names';
import { columnNumbers, COLUMNS, fieldName, rowNumbers } from '../fields/fields';
import { palette } from '../palette';
import { text } from '../text';

function cellOf(field: number, id: string): HTMLElement {
  const cell = document.createElement('div');
  cell.role = 'gridcell';
  cell.id = `${id}-${fieldName(field)}`;
  cell.style.backgroundColor = palette[field] ?? '';
  return cell;
}

/**
 * The 480 fields as elements. They never change, and there are more of them than of everything else on the table: a
 * component's effects for each would take a slow phone longer than all the rest.
 */
export function layFields(grid: Element, id: string): void {
  const rows = rowNumbers.map((row) => {
    const line = document.createElement('div');
    line.role = 'row';
    line.append(...columnNumbers.map((column) => cellOf(row * COLUMNS + column, id)));
    return line;
  });
  const all = document.createElement('div');
  all.role = 'rowgroup';
  all.append(...rows);
  grid.replaceChildren(all);
}

/** "L4, light yellow" for each field. */
const names: readonly string[] = colourNames.map(({ word }, field) =>
  text.square({ square: fieldName(field), colour: word }),
);

export function nameFields(grid: Element, notes: ReadonlyMap<number, string>, picked: number | null): void {
  grid.querySelectorAll('[role=gridcell]').forEach((cell, field) => {
    const chosen = field === picked;
    const label = [names[field], notes.get(field), chosen && text.board.chosen].filter(Boolean).join(', ');
    if (cell.ariaLabel !== label) cell.ariaLabel = label;
    if (cell.ariaSelected !== String(chosen)) cell.ariaSelected = String(chosen);
  });
}
