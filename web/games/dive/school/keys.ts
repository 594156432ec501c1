import { CONFIRM, NUMBERS, type Shortcuts } from '../../../ui/shortcuts.ts';
import { KEYS as TABLE } from '../words/keys.ts';

/** As at the table, where they can be. */
export const KEYS = {
  level: { keys: NUMBERS.slice(0, 5), en: 'Speak of this level', de: 'Von dieser Stufe sprechen' },
  none: TABLE.none,
  shark: TABLE.shark,
  confirm: { ...CONFIRM, en: 'Lift; the next stack', de: 'Abheben; der nächste Stapel' },
  end: { keys: ['e'], en: 'Lift the rest at once', de: 'Den Rest sofort abheben' },
  look: TABLE.look,
} satisfies Shortcuts;
