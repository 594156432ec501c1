import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Site } from '../board/screen.ts';
import { Loading } from '../shell/Loading.tsx';

/** A game's own page to train on, once it has come. */
export function PracticePage({ site }: { readonly site: Site }) {
  const [page, setPage] = useState<{ readonly Page: ComponentType<{ readonly site: Site }> } | null>(null);
  useEffect(() => {
    site.practice?.().then(Page => setPage({ Page }));
  }, [site]);
  return page ? <page.Page site={site} /> : <Loading />;
}
