import { useCallback, useState } from 'preact/hooks';
import { browserOutside } from './browser.ts';
import { Claim } from './Claim.tsx';
import { tokenIn } from './claim.ts';
import { onlineHome } from './online-home.ts';
import { TablePage } from './TablePage.tsx';

const server = onlineHome(browserOutside);

export function OnlineTable({ id }: { id: string }) {
  const [token, setToken] = useState(() => tokenIn(location.hash));
  const arrive = useCallback(() => {
    history.replaceState(history.state, '', location.pathname); // the token has done its work
    setToken(null);
  }, []);
  if (token !== null) return <Claim id={id} token={token} done={arrive} />;
  return <TablePage id={id} home={server} local={false} />;
}
