import { expect, test } from 'vitest';
import { PROGRAMS_KEPT, type StoredProgram } from '../store/programs.ts';
import type { Store } from '../store/store.ts';

const program = (n: number, owner = 'mara'): StoredProgram => ({
  ...{ identity: `program ${owner} ${n}`, hash: `hash ${owner} ${n}`, owner, of: 'Mara', name: `Bot ${n}` },
  ...{ place: n % 2 === 0 ? null : { table: 'reef', seat: 1 }, made: 1_800_000_000_000 + n },
});

/** What every store must do with tokens. */
export function programsContract(open: () => Store | Promise<Store>): void {
  test('PROGRAM-4: tokens are found by their hash, the newest of a person are kept, and ended ones are gone', async () => {
    const store = await open();
    await store.addProgram(program(0, 'ben'));
    for (let n = 0; n <= PROGRAMS_KEPT; n++) await store.addProgram(program(n));
    expect(await store.programByHash('hash mara 0')).toBeNull();
    expect(await store.programByHash('hash mara 1')).toEqual(program(1));
    const all = Array.from({ length: PROGRAMS_KEPT }, (_, i) => program(i + 1));
    expect(await store.programsOf('mara')).toEqual(all);
    await store.dropProgram('ben', 'program mara 1'); // not his
    await store.dropProgram('mara', 'program mara 2');
    expect(await store.programByHash('hash mara 2')).toBeNull();
    expect(await store.programsOf('mara')).toHaveLength(PROGRAMS_KEPT - 1);
    await store.forgetPrograms('mara');
    expect(await store.programsOf('mara')).toEqual([]);
    expect(await store.programsOf('ben')).toEqual([program(0, 'ben')]);
    await store.close();
  });
}
