import type { Review } from '@fathoms/bots/review/review.ts';
import { useEffect, useState } from 'preact/hooks';
import type { ReviewAnswer, ReviewProgress, ReviewQuestion } from './messages.ts';
import { startReviewWorker } from './start-worker.ts';

export type ReviewWork =
  | { readonly is: 'working'; readonly progress: ReviewProgress | null } // null = hardly begun
  | { readonly is: 'done'; readonly review: Review }
  | { readonly is: 'failed' };

const finished = new Map<string, Review>(); // by logbook: who comes back waits no second time

/** The review of a logbook, made in a worker. */
export function useReview(text: string): ReviewWork {
  const [work, setWork] = useState<ReviewWork>({ is: 'working', progress: null });
  useEffect(() => {
    const known = finished.get(text);
    if (known) {
      setWork({ is: 'done', review: known });
      return;
    }
    let worker: Worker | null = null;
    let wanted = true;
    void startReviewWorker().then(started => {
      worker = started;
      if (!wanted) return started.terminate();
      started.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
        if (data.t === 'progress') setWork({ is: 'working', progress: data });
        else if (data.t === 'done') {
          finished.set(text, data.review);
          setWork({ is: 'done', review: data.review });
        } else {
          console.error(data);
          setWork({ is: 'failed' });
        }
        if (data.t !== 'progress') started.terminate();
      };
      started.onerror = event => {
        console.error(event.message);
        setWork({ is: 'failed' });
      };
      started.postMessage({ t: 'review', text } satisfies ReviewQuestion);
    });
    return () => {
      wanted = false;
      worker?.terminate();
    };
  }, [text]);
  return work;
}
