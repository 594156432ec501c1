import { z } from 'zod';

export const bytes = (count: number) =>
  z
    .string()
    .max(2 * count)
    .regex(/^[\w-]+$/)
    .refine(text => Buffer.from(text, 'base64url').length === count);

/** Where a browser wants to be called, as it says itself; one a guest, since a guest is a browser. */
export const subscription = z.strictObject({
  endpoint: z.url().max(1024),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  language: z.string().regex(/^[a-z]{2}$/), // of what it will say
});
export type Subscription = z.infer<typeof subscription>;
