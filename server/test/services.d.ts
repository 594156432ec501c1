import 'vitest';

/** The servers that run beside the tests; tools/test-services.mjs starts them. */
declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string; // address of a database to make others with
    nats: string;
  }
}
