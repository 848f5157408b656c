import { ComingSoonPage } from './coming-soon-page.tsx';

export function Page() {
  return <ComingSoonPage id="sustainability" />;
}
