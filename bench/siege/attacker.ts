/** The attacker in a process of her own: `siege-attacker SERVER ATTACK PORT`, until she is told that it is enough. */
import { ATTACKS } from './attacks.ts';

const [server = '', name = '', port = ''] = process.argv.slice(2);
let over = false;
process.once('message', () => {
  over = true;
});
process.once('disconnect', () => process.exit()); // the siege is over, however it ended
const sent = await ATTACKS[name]?.(server, { port: Number(port), isOver: () => over });
process.send?.(sent ?? 0, () => process.exit(0));
