import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ComponentProps, ReactNode } from 'react';
import type { ResourceCard } from '#content/resources-hub.ts';
import type { CardText } from '#shared/content-types/card.ts';
import type { Picture } from '#shared/media.ts';
import { Card, CardGrid } from '#ui/card/card.tsx';
import { useDialogCode } from '#ui/deferred/use-dialog-code.ts';
import type { ComingSoonDialog, ComingSoonText } from './coming-soon-dialog.tsx';
import styles from './resource-cards.module.css';

const load = () => import('./coming-soon-dialog.tsx');

/** The cards of the hub: five lead to a page, one opens the coming-soon window. */
export function ResourceCards({
  cards,
  pictures,
  words,
  children,
}: {
  cards: readonly (ResourceCard & CardText)[];
  pictures: ReadonlyMap<string, Picture>;
  words: ComingSoonText;
  /** What stands under the message of the window. */
  children: ReactNode;
}) {
  const [section, setSection] = useState<string | null>(null);
  return (
    <>
      <CardGrid>
        {cards.map((card) => (
          <Card
            key={card.id}
            picture={pictures.get(card.picture)}
            title={card.title}
            line={card.line}
            {...(card.kind === 'link'
              ? { to: card.href }
              : { onOpen: () => setSection(card.title) })}
          >
            {card.also === undefined ? null : (
              <p className={styles['also']}>
                <Link to={card.also.href}>{card.also.label}</Link>
              </p>
            )}
          </Card>
        ))}
      </CardGrid>
      {section === null ? null : (
        <OpenDialog section={section} words={words} onClose={() => setSection(null)}>
          {children}
        </OpenDialog>
      )}
    </>
  );
}

function OpenDialog(props: ComponentProps<typeof ComingSoonDialog>) {
  const code = useDialogCode(load, props.onClose, 'We couldn’t open this');
  return code && <code.ComingSoonDialog {...props} />;
}
