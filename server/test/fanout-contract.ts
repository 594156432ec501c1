import { describe, expect, test } from 'vitest';
import type { Fanout } from '../cluster/fanout.ts';

/** What a node heard, and a way to wait for more. */
function ear() {
  const heard: [from: string, note: unknown][] = [];
  let wake = (): void => {};
  return {
    heard,
    hear(from: string, note: unknown): void {
      heard.push([from, note]);
      wake();
    },
    async until(count: number): Promise<unknown[]> {
      while (heard.length < count)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      return heard.map(([, note]) => note);
    },
  };
}

/** What every fan-out must do; `open` gives a node, all of them in one company. */
export function fanoutContract(name: string, open: (node: string) => Promise<Fanout>): void {
  describe(`${name} fan-out`, () => {
    const company = () => Promise.all([open('ada'), open('ben'), open('cy')]);
    const part = (nodes: readonly Fanout[]) => Promise.all(nodes.map(node => node.close()));

    test('every other node that listens hears a note once, from whom and in order; the speaker does not', async () => {
      const nodes = await company();
      const ears = nodes.map(ear);
      await Promise.all(nodes.map((node, i) => node.subscribe('reef-1', ears[i]!.hear)));
      const [ada, ben] = nodes;
      for (let n = 0; n < 50; n++) ada!.say('reef-1', { n });
      const expected = Array.from({ length: 50 }, (_, n) => ({ n }));
      expect(await ears[1]!.until(50)).toEqual(expected);
      expect(await ears[2]!.until(50)).toEqual(expected);
      expect(ears[1]!.heard[0]![0]).toBe('ada');
      ben!.say('reef-1', 'back');
      expect(await ears[0]!.until(1)).toEqual(['back']);
      await part(nodes);
    });

    test('topics are apart, and whoever has stopped listening receives nothing', async () => {
      const nodes = await company();
      const [ada, ben] = nodes;
      const [reef, wreck] = [ear(), ear()];
      const stop = await ben!.subscribe('reef-2', reef.hear);
      await ben!.subscribe('wreck-2', wreck.hear);
      ada!.say('reef-2', 1);
      ada!.say('wreck-2', 2);
      expect(await wreck.until(1)).toEqual([2]);
      expect(await reef.until(1)).toEqual([1]);
      stop();
      ada!.say('reef-2', 3);
      ada!.say('wreck-2', 4);
      await wreck.until(2);
      expect(reef.heard).toHaveLength(1);
      await part(nodes);
    });

    test('one that fails on a note still hears the next', async () => {
      const nodes = await company();
      const [ada, ben] = nodes;
      const later = ear();
      await ben!.subscribe('reef-3', (from, note) => {
        if (note === 'bad') throw new Error('cannot stand this');
        later.hear(from, note);
      });
      ada!.say('reef-3', 'bad');
      ada!.say('reef-3', 'good');
      expect(await later.until(1)).toEqual(['good']);
      await part(nodes);
    });

    test('a closed node is silent and deaf, and its company goes on', async () => {
      const nodes = await company();
      const [ada, ben, cy] = nodes;
      const [deaf, ears] = [ear(), ear()];
      await ben!.subscribe('reef-4', deaf.hear);
      await cy!.subscribe('reef-4', ears.hear);
      await ben!.close();
      ben!.say('reef-4', 'from beyond');
      ada!.say('reef-4', 'still here');
      expect(await ears.until(1)).toEqual(['still here']);
      expect(deaf.heard).toEqual([]);
      expect(ada!.isUp()).toBe(true);
      await part([ada!, cy!]);
    });
  });
}
