/** What the server says about being known again, as schemas. The types are in ways-back.ts. */
import { z } from 'zod';
import type { Same } from './same.ts';
import type { MyWays, SignInAnswer } from './ways-back.ts';

export const myWays = z.object({
  passkeys: z.array(z.object({ id: z.string(), day: z.string() })),
  words: z.boolean(),
  guest: z.int(),
});

export const signInAnswer = z.discriminatedUnion('is', [
  z.object({ is: z.literal('in'), guest: z.int() }),
  z.object({ is: z.enum(['wrong', 'too-fast']) }),
]);

true satisfies Same<MyWays, typeof myWays>;
true satisfies Same<SignInAnswer, typeof signInAnswer>;
