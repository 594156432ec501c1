/** Plays any game of Fathoms by chance: `lab seat URL --program ./bot.mjs`. One JSON object a line, in and out. */
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === 'hello') console.error(`I play ${message.game} in seat ${message.seat}`);
  if (message.t === 'turn') {
    const options = [...message.legal, ...message.samples];
    const action = options[Math.floor(Math.random() * options.length)];
    console.log(JSON.stringify({ n: message.n, action }));
  }
  if (message.t === 'refused') console.log(JSON.stringify({ n: message.n, action: 0 })); // the first is as good as any
  if (message.t === 'result') console.error(`I came in on place ${message.place}`);
}
