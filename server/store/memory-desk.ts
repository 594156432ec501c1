import {
  ANSWERS_KEPT,
  BLOCKS_KEPT,
  type Desk,
  LOOKS_KEPT,
  type LoggedAct,
  REPORTS_KEPT,
  type StoredComplaint,
} from './desk.ts';

export function memoryDesk(): Desk {
  let log: readonly LoggedAct[] = [];
  let reports: readonly StoredComplaint[] = [];
  let blocks: readonly { readonly by: string; readonly other: string }[] = [];
  let answers: readonly { readonly n: number; readonly answer: string }[] = [];
  let numbered = 0;
  const unblock = (by: string, other: string): void => {
    blocks = blocks.filter(block => block.by !== by || block.other !== other);
  };
  return {
    async addAct(time, by, act) {
      const n = ++numbered;
      log = [...log, { n, time, by, act }].filter(line => line.act.is !== 'look' || line.n > n - LOOKS_KEPT);
      answers = answers.filter(answer => answer.n > n - ANSWERS_KEPT);
      return n;
    },
    acts: async after => log.filter(({ n }) => n > after),
    async answerAct(n, answer) {
      answers = [...answers, { n, answer }];
    },
    async takeAnswers(n) {
      const taken = answers.filter(answer => answer.n === n);
      answers = answers.filter(answer => answer.n !== n);
      return taken.map(({ answer }) => answer);
    },
    async addReport(report) {
      reports = [...reports, { n: ++numbered, ...report }].slice(-REPORTS_KEPT);
    },
    reports: async limit => [...reports].reverse().slice(0, limit),
    async block(by, other) {
      unblock(by, other);
      const own = [...blocks.filter(block => block.by === by), { by, other }];
      blocks = [...blocks.filter(block => block.by !== by), ...own.slice(-BLOCKS_KEPT)];
    },
    async unblock(by, other) {
      unblock(by, other);
    },
    blockedBy: async by => blocks.filter(block => block.by === by).map(({ other }) => other),
    hasBlocked: async (by, other) => blocks.some(block => block.by === by && block.other === other),
    async forgetAtDesk(identity) {
      blocks = blocks.filter(({ by, other }) => by !== identity && other !== identity);
      reports = reports
        .filter(({ by }) => by !== identity)
        .map(report => (report.about === identity ? { ...report, about: null, name: '' } : report));
    },
  };
}
