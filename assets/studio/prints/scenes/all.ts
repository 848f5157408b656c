/** Every picture of this studio, by gallery and stem. */
import type { Scenes } from '../kit/scene.ts';
import { scene as ploughingWithOxen } from './spring/01-ploughing-with-oxen.ts';
import { scene as sowingByHand } from './spring/02-sowing-by-hand.ts';
import { scene as tobaccoSeedlings } from './spring/03-tobacco-seedlings.ts';
import { scene as pruningTheVines } from './spring/04-pruning-the-vines.ts';
import { scene as orchardInBlossom } from './spring/05-orchard-in-blossom.ts';
import { scene as openingTheWater } from './spring/06-opening-the-water.ts';
import { scene as reapingWithSickles } from './harvest/07-reaping-with-sickles.ts';
import { scene as cartingTheSheaves } from './harvest/08-carting-the-sheaves.ts';
import { scene as threshingFloor } from './harvest/09-threshing-floor.ts';
import { scene as winnowing } from './harvest/10-winnowing.ts';
import { scene as tobaccoStrings } from './harvest/11-tobacco-strings.ts';
import { scene as grapeHarvest } from './harvest/12-grape-harvest.ts';
import { scene as maizeHusking } from './harvest/13-maize-husking.ts';
import { scene as haymaking } from './harvest/14-haymaking.ts';
import { scene as peppersOnTheGallery } from './food/15-peppers-on-the-gallery.ts';
import { scene as treadingGrapes } from './food/16-treading-grapes.ts';
import { scene as rakijaStill } from './food/17-rakija-still.ts';
import { scene as carryingBread } from './food/18-carrying-bread.ts';
import { scene as cheeseAtTheFold } from './food/19-cheese-at-the-fold.ts';
import { scene as beehives } from './food/20-beehives.ts';
import { scene as waterMill } from './food/21-water-mill.ts';
import { scene as woolWashing } from './leisure/22-wool-washing.ts';
import { scene as dryingTheRugs } from './leisure/22-drying-the-rugs.ts';
import { scene as atTheFountain } from './leisure/23-at-the-fountain.ts';
import { scene as oroOnTheCommon } from './leisure/24-oro-on-the-common.ts';
import { scene as zurlaAndTapan } from './leisure/25-zurla-and-tapan.ts';
import { scene as sheepOnThePromenade } from './leisure/26-sheep-on-the-promenade.ts';
import { scene as winterSpinning } from './leisure/27-winter-spinning.ts';
import { scene as makingAdobe } from './craft/28-making-adobe.ts';
import { scene as masonsAtTheWall } from './craft/29-masons-at-the-wall.ts';
import { scene as raisingTheFrame } from './craft/30-raising-the-frame.ts';
import { scene as layingRoofTiles } from './craft/32-laying-roof-tiles.ts';
import { scene as limewashing } from './craft/33-limewashing.ts';
import { scene as atTheLoom } from './craft/34-at-the-loom.ts';
import { scene as laneBetweenHouses } from './places/38-lane-between-houses.ts';
import { scene as villageInSnow } from './places/39-village-in-snow.ts';
import { scene as leavingAtTheCrossroads } from './places/47-leaving-at-the-crossroads.ts';
import { scene as trainToThePort } from './places/48-train-to-the-port.ts';
import { scene as theShip } from './places/49-the-ship.ts';
import { scene as marketGarden } from './places/50-market-garden.ts';
import { scene as factoryStreet } from './places/51-factory-street.ts';
import { scene as backyardVine } from './places/52-backyard-vine.ts';
import { scene as joinery } from './drawings/31-joinery.ts';
import { scene as wallSection } from './drawings/31-wall-section.ts';
import { scene as valleySection } from './drawings/35-valley-section.ts';
import { scene as villagePlan } from './drawings/36-village-plan.ts';
import { scene as groundFloorPlan } from './drawings/41-ground-floor-plan.ts';
import { scene as upperFloorPlan } from './drawings/42-upper-floor-plan.ts';
import { scene as yardSitePlan } from './drawings/43-yard-site-plan.ts';
import { scene as hearthAndOvenWall } from './drawings/46-hearth-and-oven-wall.ts';
import { scene as twoYardsCompared } from './drawings/52-two-yards-compared.ts';
import { scene as solarOrientation } from './landscape/solar-orientation.ts';
import { scene as water } from './landscape/water.ts';
import { scene as solarSection } from './climate/solar-section.ts';
import { scene as sunPath } from './climate/sun-path.ts';
import { scene as seasonalWinds } from './climate/seasonal-winds.ts';
import { scene as temperatureBands } from './climate/temperature-bands.ts';
import { scene as readingABlockBeforeYouDraw } from './today/reading-a-block-before-you-draw.ts';
import { scene as howDryIsDryEnough } from './today/how-dry-is-dry-enough.ts';
import { scene as lightEarthInAColdValley } from './today/light-earth-in-a-cold-valley.ts';
import { scene as limeIsAPatientMaterial } from './today/lime-is-a-patient-material.ts';
import { scene as theOwnerBuilderYear } from './today/the-owner-builder-year.ts';
import { scene as designingForTheFebruaryNorthWind } from './today/designing-for-the-february-north-wind.ts';
import { scene as villageScene } from './today/village-scene.ts';
import { scene as uncleAndNephew } from './today/uncle-and-nephew.ts';
import { scene as philosophy } from './today/philosophy.ts';
import { scene as dunstanReserveFoodForest3 } from './today/dunstan-reserve-food-forest-3.ts';
import { scene as northcoteCommunityGarden3 } from './today/northcote-community-garden-3.ts';
import { scene as sustainableCommunityFoodSystems3 } from './today/sustainable-community-food-systems-3.ts';
import { scene as safePlaceAffordableHousing3 } from './today/safe-place-affordable-housing-3.ts';
import { scene as photo13 } from './today/photo-13.ts';
import { scene as photo15 } from './today/photo-15.ts';
import { scene as photo16 } from './today/photo-16.ts';
import { scene as photo17 } from './today/photo-17.ts';
import { scene as photo19 } from './today/photo-19.ts';
import { scene as photo20 } from './today/photo-20.ts';
import { scene as photo21 } from './today/photo-21.ts';

export const scenes: Scenes = {
  'heritage/01-ploughing-with-oxen': ploughingWithOxen,
  'heritage/02-sowing-by-hand': sowingByHand,
  'heritage/03-tobacco-seedlings': tobaccoSeedlings,
  'heritage/04-pruning-the-vines': pruningTheVines,
  'heritage/05-orchard-in-blossom': orchardInBlossom,
  'heritage/06-opening-the-water': openingTheWater,
  'heritage/07-reaping-with-sickles': reapingWithSickles,
  'heritage/08-carting-the-sheaves': cartingTheSheaves,
  'heritage/09-threshing-floor': threshingFloor,
  'heritage/10-winnowing': winnowing,
  'heritage/11-tobacco-strings': tobaccoStrings,
  'heritage/12-grape-harvest': grapeHarvest,
  'heritage/13-maize-husking': maizeHusking,
  'heritage/14-haymaking': haymaking,
  'heritage/15-peppers-on-the-gallery': peppersOnTheGallery,
  'heritage/16-treading-grapes': treadingGrapes,
  'heritage/17-rakija-still': rakijaStill,
  'heritage/18-carrying-bread': carryingBread,
  'heritage/19-cheese-at-the-fold': cheeseAtTheFold,
  'heritage/20-beehives': beehives,
  'heritage/21-water-mill': waterMill,
  'heritage/22-wool-washing': woolWashing,
  'heritage/22-drying-the-rugs': dryingTheRugs,
  'heritage/23-at-the-fountain': atTheFountain,
  'heritage/24-oro-on-the-common': oroOnTheCommon,
  'heritage/25-zurla-and-tapan': zurlaAndTapan,
  'heritage/26-sheep-on-the-promenade': sheepOnThePromenade,
  'heritage/27-winter-spinning': winterSpinning,
  'heritage/28-making-adobe': makingAdobe,
  'heritage/29-masons-at-the-wall': masonsAtTheWall,
  'heritage/30-raising-the-frame': raisingTheFrame,
  'heritage/32-laying-roof-tiles': layingRoofTiles,
  'heritage/33-limewashing': limewashing,
  'heritage/34-at-the-loom': atTheLoom,
  'heritage/38-lane-between-houses': laneBetweenHouses,
  'heritage/39-village-in-snow': villageInSnow,
  'heritage/47-leaving-at-the-crossroads': leavingAtTheCrossroads,
  'heritage/48-train-to-the-port': trainToThePort,
  'heritage/49-the-ship': theShip,
  'heritage/50-market-garden': marketGarden,
  'heritage/51-factory-street': factoryStreet,
  'heritage/52-backyard-vine': backyardVine,
  'heritage/31-joinery': joinery,
  'heritage/31-wall-section': wallSection,
  'heritage/35-valley-section': valleySection,
  'heritage/36-village-plan': villagePlan,
  'heritage/41-ground-floor-plan': groundFloorPlan,
  'heritage/42-upper-floor-plan': upperFloorPlan,
  'heritage/43-yard-site-plan': yardSitePlan,
  'heritage/46-hearth-and-oven-wall': hearthAndOvenWall,
  'heritage/52-two-yards-compared': twoYardsCompared,
  'landscape/solar-orientation': solarOrientation,
  'landscape/water': water,
  'climate/solar-section': solarSection,
  'climate/sun-path': sunPath,
  'climate/seasonal-winds': seasonalWinds,
  'climate/temperature-bands': temperatureBands,
  'blog/reading-a-block-before-you-draw': readingABlockBeforeYouDraw,
  'blog/how-dry-is-dry-enough': howDryIsDryEnough,
  'blog/light-earth-in-a-cold-valley': lightEarthInAColdValley,
  'blog/lime-is-a-patient-material': limeIsAPatientMaterial,
  'blog/the-owner-builder-year': theOwnerBuilderYear,
  'blog/designing-for-the-february-north-wind': designingForTheFebruaryNorthWind,
  'about/village-scene': villageScene,
  'about/uncle-and-nephew': uncleAndNephew,
  'heroes/philosophy': philosophy,
  'community/dunstan-reserve-food-forest-3': dunstanReserveFoodForest3,
  'community/northcote-community-garden-3': northcoteCommunityGarden3,
  'community/sustainable-community-food-systems-3': sustainableCommunityFoodSystems3,
  'community/safe-place-affordable-housing-3': safePlaceAffordableHousing3,
  'photos/photo-13': photo13,
  'photos/photo-15': photo15,
  'photos/photo-16': photo16,
  'photos/photo-17': photo17,
  'photos/photo-19': photo19,
  'photos/photo-20': photo20,
  'photos/photo-21': photo21,
};
