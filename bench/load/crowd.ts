/** The people at one server's tables, in a process of their own: ten thousand sockets are as many as one may open. */
import { contestantsIn } from './contestants.ts';
import type { CrowdAsk, CrowdReply, CrowdWish } from './crowd-process.ts';
import { gather, type LoadCrowd, mostInTime } from './pace.ts';

let crowd: LoadCrowd | null = null;

async function come({ name, engines, pid, port, tables }: CrowdWish): Promise<LoadCrowd> {
  const { peers, ours } = contestantsIn('', '');
  const { open } = peers.find(peer => peer.name === name) ?? ours(''); // builds of ours go by several names
  return gather({ open, engines }, { pid, port }, tables);
}

async function answer(ask: CrowdAsk): Promise<CrowdReply> {
  if ('come' in ask) crowd = await come(ask.come);
  if (!crowd) throw new Error('nobody has come yet');
  if ('pace' in ask) return crowd.pace(ask.pace);
  return 'most' in ask ? mostInTime(crowd) : null;
}

process.on('message', (ask: CrowdAsk) => {
  answer(ask).then(
    figures => process.send?.({ figures }),
    problem => process.send?.({ problem: String(problem) }),
  );
});
process.once('disconnect', () => process.exit());
