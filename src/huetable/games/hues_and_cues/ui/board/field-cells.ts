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
    line.className = 'field-row';
    line.append(...columnNumbers.map((column) => cellOf(row * COLUMNS + column, id)));
    return line;
  });
  const all = document.createElement('div');
  all.role = 'rowgroup';
  all.className = 'field-rows';
  all.append(...rows);
  grid.replaceChildren(all);
}

/** "L4, light yellow" for each field. */
const names: readonly string[] = colourNames.map(({ word }, field) =>
  text.square({ square: fieldName(field), colour: word }),
);

/** Says in each field's label what lies on it. Only those that change are touched: there are 480. */
export class FieldNames {
  #before = new Map<number, string>();
  #cells: readonly Element[] = [];

  tell(grid: Element, notes: ReadonlyMap<number, string>, picked: number | null): void {
    const isNew = this.#cells.length === 0;
    if (isNew) this.#cells = [...grid.querySelectorAll('[role=gridcell]')];
    const now = new Map(notes);
    if (picked !== null) now.set(picked, [notes.get(picked), text.board.chosen].filter(Boolean).join(', '));
    const changed = isNew ? names.keys() : new Set([...this.#before.keys(), ...now.keys()]);
    for (const field of changed) this.#name(field, now.get(field), field === picked);
    this.#before = now;
  }

  #name(field: number, note: string | undefined, chosen: boolean): void {
    const cell = this.#cells[field];
    if (!cell) return;
    cell.ariaLabel = [names[field], note].filter(Boolean).join(', ');
    cell.ariaSelected = String(chosen);
  }
}
