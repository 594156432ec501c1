import type { z } from 'zod';

/** Every field there may be: of two types without one, either could do without it unnoticed. */
type Full<T> = T extends readonly (infer One)[]
  ? readonly Full<One>[]
  : T extends object
    ? { readonly [key in keyof T]-?: Full<T[key]> }
    : T;
/** `true satisfies Same<Type, typeof schema>`: the schema says what the type says, field by field. */
export type Same<Type, Schema extends z.ZodType> = [Full<Type>, Full<z.output<Schema>>] extends [
  Full<z.output<Schema>>,
  Full<Type>,
]
  ? true
  : false;
