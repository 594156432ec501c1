import { connect } from '@nats-io/transport-node';
import { expect, inject, test } from 'vitest';
import { openHub } from '../cluster/fanout.ts';
import { natsFanout } from '../cluster/nats-fanout.ts';
import { fanoutContract } from './fanout-contract.ts';

const hub = openHub(() => {});
fanoutContract('embedded', async node => hub(node));
fanoutContract('NATS', node => natsFanout(inject('nats'), node, () => {}));

test('what others put on the broker is reported, not believed', async () => {
  const problems: unknown[] = [];
  let wake = (): void => {};
  const reported = new Promise<void>(resolve => {
    wake = resolve;
  });
  const ada = await natsFanout(inject('nats'), 'ada', problem => {
    problems.push(problem);
    if (problems.length === 3) wake();
  });
  const heard: unknown[] = [];
  await ada.subscribe('reef-9', (...note) => heard.push(note));
  const stranger = await connect({ servers: inject('nats') });
  for (const text of ['', '{', '{"note":1}']) stranger.publish('fathoms.reef-9', text);
  await reported;
  expect(heard).toEqual([]);
  await Promise.all([stranger.close(), ada.close()]);
});
