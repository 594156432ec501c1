/** Loaded into a server by `npm run chaos`: at SIGUSR2 its wall clock jumps an hour ahead, at the next one back. */
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;
process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? 3_600_000 : 0;
});
