import { Link } from 'react-router-dom';
import { HubBand } from '#features/resources/hub-band.tsx';
import { ResourceCards } from '#features/resources/resource-cards.tsx';
import { heroesMedia } from '#content/media/heroes.generated.ts';
import { materialsMedia } from '#content/media/materials.generated.ts';
import { imageCatalogueOf } from '#content/image-catalogue-of.ts';
import { heroesPictures } from '#content/pictures/heroes.ts';
import { materialsPictures } from '#content/pictures/materials.ts';
import {
  comingSoonWindow,
  resourceCards,
  resourcesHub,
  toolsForYourBlock,
} from '#content/resources-hub.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Hero, Standfirst } from '#ui/hero/hero.tsx';
import { usePageContent } from './use-page-content.ts';
import { cardsWithText } from './cards-with-text.ts';

const pictures = imageCatalogueOf(
  [heroesPictures, heroesMedia],
  [materialsPictures, materialsMedia],
);

export function Page() {
  const { introduction, 'resources-page': cards } = usePageContent('resources');
  const { picture, back } = resourcesHub;
  return (
    <>
      <PageHead title={introduction.title} description={introduction.description} />
      <HubBand picture={pictures.get(picture)}>
        <Hero title={introduction.title} back={<BackLink to={back.href}>{back.label}</BackLink>}>
          <Standfirst text={introduction.text} />
        </Hero>
        <ResourceCards
          cards={cardsWithText(resourceCards, cards)}
          pictures={pictures}
          words={comingSoonWindow}
        >
          <Standfirst text={cards.tools.window} />
          <p>
            <Link to={toolsForYourBlock.href}>{toolsForYourBlock.label}</Link>
          </p>
        </ResourceCards>
      </HubBand>
    </>
  );
}
