import catalogue from './en.json?text';
import type { Texts } from './text-types';

export {
  capitalized,
  formatDate,
  formatDay,
  formatDuration,
  formatNumber,
  formatShare,
  formatUnit,
  formatWeekday,
} from './formats';
export { listed } from './listed';

/** Every text of the page itself. Another language is another catalogue, chosen here. */
export const text = catalogue as Texts;
