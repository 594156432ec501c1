/** Jobs run strictly one after the other; a failing one does not stop the next. */
export function queue(): <T>(job: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  return job => {
    const run = tail.then(job);
    tail = run.catch(() => {}); // whoever asked for the job hears of its failure
    return run;
  };
}
