/** A program with the fault its argument names, at its second turn. */
import { createInterface } from 'node:readline';

const [fault] = process.argv.slice(2);
const kept = [];
let turns = 0;
const say = answer => console.log(JSON.stringify(answer));

for await (const line of createInterface({ input: process.stdin })) {
  const { t, n, legal, samples, reason } = JSON.parse(line);
  if (t === 'refused') {
    console.error(`refused: ${reason}`);
    say({ n, action: fault === 'learns' ? 0 : 'fly away' });
  }
  if (t !== 'turn') continue;
  turns++;
  if (turns < 2 || fault === 'none') say({ n, action: 0 });
  else if (fault === 'crash') throw new Error('out of air');
  else if (fault === 'illegal' || fault === 'learns') say({ n, action: 'fly away' });
  else if (fault === 'nonsense') console.log('what?');
  else if (fault === 'late') say({ n: n - 1, action: [...legal, ...samples][0] });
  else if (fault === 'memory') for (;;) kept.push(Buffer.alloc(1024 * 1024, 1));
  else if (fault === 'chatter') for (let i = 0; i < 1000; i++) say({ n: -1, action: 0 });
  else if (fault === 'gossip') setInterval(() => say({ n: -1, action: 0 }), 5);
  else if (fault === 'stalling') setInterval(() => say({ n: -1, action: 0 }), 100);
}
