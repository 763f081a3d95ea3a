import { controlsIn, isTextField } from '../focusable';

/** In this order; all else is the first thing that can be chosen. */
const MAIN = ['[autofocus]', '[data-main]', '.strong', '.primary', 'input:checked'];

/**
 * What gets the focus when a sheet opens: its main choice, and never the button that closes it. On a touch screen a text field
 * only where it asks for it. A sheet without a choice is read from its title.
 */
export function mainChoice(sheet: HTMLElement, touch: boolean): HTMLElement | null {
  const content = sheet.querySelector<HTMLElement>('.content');
  const choices = content
    ? controlsIn(content).filter((each) => !touch || !isTextField(each) || each.matches('[autofocus]'))
    : [];
  const main = MAIN.map((selector) => choices.find((each) => each.matches(selector))).find((found) => found);
  return main ?? choices[0] ?? sheet.querySelector<HTMLElement>('h2');
}
