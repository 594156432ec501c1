import { OPTIONS } from '@fathoms/games/dive/setup.ts';

/** Every order of seats by age but the drawn one, as the option writes it and as numbers of seats. */
export const AGE_ORDERS = OPTIONS.ageOrder
  .filter(order => order !== 'random')
  .map(letters => ({ letters, seats: [...letters].map(letter => letter.charCodeAt(0) - 64) }));
