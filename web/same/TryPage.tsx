import '../people/invite.css';
import type { SharedPage, SharedTableInfo } from '@fathoms/protocol/shared.ts';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { CopyField } from '../people/CopyField.tsx';
import { hashOf } from '../record/address.ts';
import { Button, Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Compare, type Contender } from './Compare.tsx';
import { Invitation } from './Invitation.tsx';
import { SameFrame } from './SameFrame.tsx';
import { beginShared, fetchSharedRecord } from './server.ts';
import { SAME, type SameWords } from './words.ts';

interface TryPageProps {
  readonly page: SharedPage;
  readonly site: Site;
}

/** A match somebody gives to others: before one's own dive, and after it. */
export function TryPage({ page, site }: TryPageProps) {
  const words = useWords(SAME);
  const [, navigate] = useLocation();
  const { deal, first, tables, full, open, seats } = page;
  if (open) return <Results {...{ page, site }} />;
  const under = tables.some(({ mine }) => mine);
  return (
    <SameFrame site={site}>
      <Invitation
        {...{ site, seats, under }}
        who={nameOr(first?.name ?? '', words)}
        score={first?.score ?? 0}
        note={words.atServer}
        closed={full && !under ? words.full : null}
        start={async name => navigate(`/t/${await beginShared(deal, name)}`)}
      />
    </SameFrame>
  );
}

const nameOr = (name: string, { friend }: SameWords): string => name || friend;

/** A dive that is over, as one who looks at it here knows it. */
interface Done {
  readonly n: number;
  readonly mine: boolean;
  readonly name: string;
  readonly score: number;
}

const doneOf = ({ seat }: SharedPage, words: SameWords, { n, mine, result }: SharedTableInfo): Done[] =>
  result ? [{ n, mine, name: nameOr(result.names[seat] ?? '', words), score: result.scores[seat] ?? 0 }] : [];

function Results({ page, site }: TryPageProps) {
  const words = useWords(SAME);
  const done = page.tables.flatMap(table => doneOf(page, words, table)).sort((a, b) => b.score - a.score);
  const under = page.tables.filter(({ status }) => status !== 'over').length;
  const own = done.find(({ mine }) => mine);
  const others = done.filter(one => one !== own);
  const [chosen, setChosen] = useState<number | null>(null);
  const other = others.find(({ n }) => n === chosen) ?? others.find(({ n }) => n === 0) ?? others[0];
  const sideOf = ({ n, mine, name }: Done): Contender => ({
    key: `${n}`,
    name: mine ? words.you : name,
    you: mine,
    seat: page.seat,
    text: () => fetchSharedRecord(page.deal, n),
    replay: step => `/same/${page.deal}/${n}${hashOf({ step, eyes: page.seat })}`,
  });
  return (
    <SameFrame site={site}>
      <section className="panel same-results">
        <header>
          <h2>{own && other ? verdict(words, own, other) : words.results}</h2>
          <span>{under > 0 ? words.under(under) : others.length === 0 ? words.nobody : ''}</span>
        </header>
        <ol>
          {done.map(one => (
            <li key={one.n} className={one.mine ? 'mine' : undefined}>
              {one.mine && <Emblem colour="sun" className="em-s" />}
              <span className="same-who">{one.mine ? words.you : one.name}</span>
              <b className="num">{one.score}</b>
              {!one.mine && own && others.length > 1 && (
                <Button small icon="eye" off={one === other} onClick={() => setChosen(one.n)}>
                  {words.put(one.name)}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {page.knows && <p>{words.knows}</p>}
        <LinkField link={`${location.origin}/same/${page.deal}`} label={words.link} />
      </section>
      {own && other && <Compare site={site} sides={[sideOf(own), sideOf(other)]} />}
    </SameFrame>
  );
}

export function verdict(
  words: SameWords,
  own: { score: number },
  other: { name: string; score: number },
): string {
  const ahead = own.score - other.score;
  if (ahead === 0) return words.equal(other.name);
  return ahead > 0 ? words.more(other.name, ahead) : words.less(other.name, -ahead);
}

/** A link to be sent on. */
export function LinkField({ link, label }: { link: string; label: string }) {
  const words = useWords(SAME);
  const [copied, setCopied] = useState(false);
  return (
    <div className="same-link">
      <CopyField text={link} link={link} label={label} copyLabel={words.copy} onCopied={setCopied} />
      <p role="status">{copied ? words.copied : ''}</p>
    </div>
  );
}
