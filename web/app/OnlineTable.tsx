import { useCallback, useState } from 'preact/hooks';
import { browserOutside } from '../session/browser.ts';
import { tokenIn } from '../session/claim.ts';
import { onlineTransport } from '../session/online-connection.ts';
import { Claim } from './Claim.tsx';
import { TablePage } from './TablePage.tsx';

const server = onlineTransport(browserOutside);

export function OnlineTable({ id }: { id: string }) {
  const [token, setToken] = useState(() => tokenIn(location.hash));
  const arrive = useCallback(() => {
    history.replaceState(history.state, '', location.pathname); // the token has done its work
    setToken(null);
  }, []);
  if (token !== null) return <Claim id={id} token={token} done={arrive} />;
  return <TablePage id={id} transport={server} local={false} />;
}
