import { useQuery } from '@tanstack/react-query';
import { readQuery } from '#offline/read-query.ts';
import { getProxyRefusals } from '#shared/api/proxy-refusals.ts';
import { Minute } from '#shared/time.ts';
import { momentOf } from './age.ts';
import styles from './proxy-notice.module.css';

// Fetched again while the inbox is open, and never persisted.
const proxyRefusalsQuery = {
  ...readQuery(getProxyRefusals),
  gcTime: 0,
  staleTime: 0,
  refetchInterval: 5 * Minute.ms,
};

/** Says that what visitors send is refused before it comes here, which only the owner can have put right. */
export function ProxyNotice({ sizeText }: { sizeText: (bytes: number) => string }) {
  const { data } = useQuery(proxyRefusalsQuery);
  if (!data?.latest) return null;
  const { at, smallestBodyBytes } = data.latest;
  return (
    <section className={styles['notice']}>
      <h2>Some files are not getting through</h2>
      <p>
        A visitor’s device reported on {momentOf(at)} that something in front of this server,
        usually its proxy, refused {sizeText(smallestBodyBytes)}. Nothing is lost: it stays on their
        device, which tries again automatically. Ask whoever looks after the server to let the proxy
        pass 12 MB (in nginx, <code>client_max_body_size 12m;</code>).
      </p>
    </section>
  );
}
