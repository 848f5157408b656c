import { useStartedQuestionnaires, useOutbox } from '#offline/react/use-waiting.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';

const load = async () => (await import('./outbox-badge-link.tsx')).OutboxBadgeLink;

/** A link to the most urgent request or draft on this device, whose code is loaded when there is one. */
export function OutboxBadge({ isFloating = false }: { isFloating?: boolean }) {
  const outbox = useOutbox();
  const started = useStartedQuestionnaires();
  const badgeLink = useDeferred(load, outbox.items.length > 0 || started.length > 0);
  if (badgeLink.kind !== 'ready') return null;
  return <badgeLink.value outbox={outbox} started={started} isFloating={isFloating} />;
}
