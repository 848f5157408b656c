import { nextTask } from '#browser/next-task.ts';
import './styles.ts';

/**
 * React first, then the app, each in a task of its own: evaluated together they would keep a slow phone from
 * answering a tap for a third of a second.
 */
async function enter(): Promise<void> {
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('./start.tsx');
  await nextTask();
  await start();
}

void enter();
