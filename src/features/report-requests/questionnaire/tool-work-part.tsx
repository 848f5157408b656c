import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  maxToolWorkBytes,
  maxToolWorks,
  toolWorkBytes,
  toolWorkIn,
  toolWorkKey,
  toSend,
} from '#shared/tools/saved-work.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { FieldGroup } from '#ui/form/field.tsx';
import { asManyAsFit, inProjects } from './projects-of-request.ts';
import styles from './tool-work-part.module.css';

const load = () => import('#offline/tool-work/tool-work.ts');

/**
 * Saved work with the tools, to send with the request. Ticked work is copied into the answers, so that it moves with the
 * draft to another device; saving the work again on this device updates the copy.
 */
export function ToolWorkPart() {
  const { setValue } = useFormContext<Record<string, string>>();
  const text = useWatch<Record<string, string>>({ name: toolWorkKey });
  const chosen = toolWorkIn({ [toolWorkKey]: text ?? '' });
  const [saved, setSaved] = useState<readonly ToolWorkOfRequest[]>([]);
  const choose = (works: readonly ToolWorkOfRequest[]) =>
    setValue(toolWorkKey, works.length === 0 ? '' : JSON.stringify(works), { shouldDirty: true });
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      try {
        const { listToolWork } = await load();
        const works = await listToolWork();
        if (!isGone) setSaved(works.map(toSend));
      } catch {
        // Without the list nothing can be added; what was ticked stays.
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, []);
  const current = chosen.map((one) => saved.find(({ id }) => id === one.id) ?? one);
  const isOutdated = JSON.stringify(current) !== JSON.stringify(chosen);
  useEffect(() => {
    if (isOutdated) setValue(toolWorkKey, JSON.stringify(current), { shouldDirty: true });
  });
  const offered = inProjects([
    ...saved,
    ...chosen.filter(({ id }) => !saved.some((one) => one.id === id)),
  ]);
  if (offered.length === 0) return null;
  const spaceLeft = maxToolWorkBytes - toolWorkBytes(chosen);
  return (
    <FieldGroup
      name={toolWorkKey}
      label="What you’ve saved in the tools"
      help="Tick what you’d like to send with your request. We’ll see the same answer as you. Photos from a log stay on this device: attach them above."
      role="group"
    >
      <div className={styles['tool-works']}>
        {offered.map((work) => {
          const isChosen = chosen.some(({ id }) => id === work.id);
          const isTooLarge = !isChosen && toolWorkBytes([work]) > spaceLeft;
          const isNested = offered.some(({ id }) => id === work.project);
          const ofIt = offered.filter(({ project }) => project === work.id);
          const left = isChosen
            ? ofIt.filter(({ id }) => !chosen.some((one) => one.id === id))
            : [];
          return (
            <label
              key={work.id}
              className={styles['tool-work']}
              data-nested={isNested ? '' : undefined}
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isTooLarge || (!isChosen && chosen.length >= maxToolWorks)}
                onChange={(event) =>
                  choose(
                    event.target.checked
                      ? asManyAsFit(chosen, [work, ...ofIt])
                      : chosen.filter(({ id, project }) => id !== work.id && project !== work.id),
                  )
                }
              />
              <span>
                <strong>{work.title}</strong>{' '}
                <span>
                  {isTooLarge
                    ? 'This is too long for one request. Print it as a PDF and attach that instead.'
                    : `${work.answer}${leftText(left.length)}`}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}

function leftText(left: number): string {
  if (left === 0) return '';
  return left === 1 ? ' 1 of its results isn’t ticked.' : ` ${left} of its results aren’t ticked.`;
}
