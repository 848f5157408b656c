import { Link } from 'react-router-dom';
import { HubBand } from '#features/resources/hub-band.tsx';
import { ResourceCards } from '#features/resources/resource-cards.tsx';
import { comingSoonCards } from '#content/coming-soon.ts';
import { heroesMedia } from '#content/media/heroes.generated.ts';
import { materialsMedia } from '#content/media/materials.generated.ts';
import { pictureBook } from '#content/picture-book.ts';
import { heroesPictures } from '#content/pictures/heroes.ts';
import { materialsPictures } from '#content/pictures/materials.ts';
import { comingSoonWindow, resourceCards, resourcesHub } from '#content/resources-hub.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Opening, Standfirst } from '#ui/opening/opening.tsx';
import { usePageContent } from './page-content.ts';

const pictures = pictureBook([heroesPictures, heroesMedia], [materialsPictures, materialsMedia]);
const inPreparation = new Map(Object.entries(comingSoonCards));

export function Page() {
  const { introduction } = usePageContent('resources');
  const { picture, back } = resourcesHub;
  return (
    <>
      <PageHead title={introduction.title} description={introduction.description} />
      <HubBand picture={pictures.get(picture)}>
        <Opening title={introduction.title} back={<BackLink to={back.href}>{back.label}</BackLink>}>
          <Standfirst paragraphs={introduction.paragraphs} />
        </Opening>
        <ResourceCards
          cards={resourceCards}
          pictures={pictures}
          words={comingSoonWindow}
          renderMore={(section) => {
            const more = inPreparation.get(section);
            return more ? (
              <>
                <p>{more.text}</p>
                <p>
                  In the meantime, see{' '}
                  <Link to={more.alternatives.href}>{more.alternatives.label}</Link>
                </p>
              </>
            ) : null;
          }}
        />
      </HubBand>
    </>
  );
}
