import { numberText } from '../input.ts';
import type { ResultRow } from '../tool.ts';
import { formatList, monthName, percentAgainst, rounded } from '../labels.ts';
import { humidLimit } from './calculate.ts';
import type { WallResult } from './calculate.ts';
import type { MoistureYear } from './moisture.ts';

/** Less than this is a film that a wall of straw, earth or timber takes up without a trace. */
export const filmGrams = 1;

export function wallAnswer(result: WallResult): string {
  const { inputs, moisture, leastResistance, mostResistance } = result;
  const [least, most] = [resistanceText(leastResistance), resistanceText(mostResistance)];
  const range = least === most ? '' : ` (R${least} to R${most})`;
  return `${verdict(result)}${coatsText(result)} This wall is about R${resistanceText(result.resistance)}${cautiousText(inputs)}${range}. ${moistureText(moisture, inputs.placeName)} ${humidityText(result)}`;
}

/** Which materials count at the low end of what tests of them resist. */
function cautiousText({ layers }: WallResult['inputs']): string {
  const names = layers.flatMap(({ material: { id, conductivity: of } }) =>
    /^(?:straw|hemp)/.test(id) && of.value === of.high
      ? [id === 'hempcrete' ? 'hempcrete' : 'bales']
      : [],
  );
  return names.length === 0 ? '' : `, ${formatList([...new Set(names)])} at the low end of tests`;
}

type Layers = WallResult['inputs']['layers'];

/** What no month of vapour shows: a coat that keeps in the rain that gets past it, or keeps the wall from drying. */
function coatsText({ inputs: { layers } }: WallResult): string {
  if (!isHarmedByWater(layers)) return '';
  const keepsRain = ' Cement render keeps in rain that gets past it: ';
  // In a frame, a tight layer inside is how vapour is kept out.
  if (isFramed(layers)) {
    return isCement(layers.at(-1))
      ? `${keepsRain}a framed wall needs a membrane and a ventilated cavity behind it.`
      : '';
  }
  if (isBetweenTight(layers)) return ' Use earth or lime.';
  if (isTight(layers.at(0))) return ' Its tight lining keeps it from drying into the room.';
  return isCement(layers.at(-1)) ? `${keepsRain}use earth or lime.` : '';
}

/** Insulation between studs; straw and earth take their plaster in a frame as well. */
function isFramed(layers: Layers): boolean {
  return layers.some(
    ({ bridge, material: { id } }) =>
      bridge !== null && !/^(?:straw|light-earth|hempcrete|mudbrick|rammed-earth)/.test(id),
  );
}

const isCement = (layer: Layers[number] | undefined) => layer?.material.id === 'cement-render';

/** Whether a coat holds back as much vapour as three metres of still air: cement, foil, vinyl, several coats of paint. */
function isTight(layer: Layers[number] | undefined): boolean {
  if (layer === undefined || layer.isCore === true) return false;
  return isCement(layer) || layer.thickness * layer.material.vapourFactor.value >= 3;
}

/** A core that rots or softens. */
function isHarmedByWater(layers: Layers): boolean {
  return layers.some(
    ({ isCore, material: { id } }) =>
      isCore &&
      /^(?:straw|light-earth|hempcrete|mudbrick|rammed-earth|wood-fibre|timber$)/.test(id),
  );
}

function isBetweenTight(layers: Layers): boolean {
  return isTight(layers.at(0)) && isTight(layers.at(-1)) && isHarmedByWater(layers);
}

/** Whether insulation stands on the room's side of heavy earth, which it keeps cold. */
function isInsulatedInside(layers: Layers): boolean {
  const heavy = layers.findIndex(({ material: { id } }) => /^(?:mudbrick|rammed-earth)/.test(id));
  return layers
    .slice(0, Math.max(0, heavy))
    .some(({ isCore, material: { conductivity } }) => isCore && conductivity.value < 0.1);
}

/** Bales without a coat let air through, burn and get wet, whatever vapour does in them. */
function isBareStraw(layers: Layers): boolean {
  return [layers.at(0), layers.at(-1)].some(
    (layer) => layer?.isCore === true && layer.material.id.startsWith('straw'),
  );
}

/** What the answer means, and what to do: the worst finding first. */
function verdict(result: WallResult): string {
  const { inputs, moisture } = result;
  const isWet = moisture.most >= filmGrams;
  const isMouldy = mouldMonths(result).length > 0;
  const wrong = [
    ...(isWet ? [moisture.isDryAgain ? 'gets wet inside' : 'stays wet'] : []),
    ...(isMouldy ? ['can mould'] : []),
  ];
  if (wrong.length > 0) {
    // Where a coat wets it, what follows says so; no coat cures what grows on a cold surface.
    const vapour = coatsText(result) === '' ? ' Let less vapour in, or more out.' : '';
    const remedy = isMouldy ? ' Insulate outside, or air the house more.' : vapour;
    return `Change this wall: it ${formatList(wrong)}.${remedy}`;
  }
  if (isBareStraw(inputs.layers)) {
    return 'Straw needs a coat on both faces, against air, fire and rain.';
  }
  if (isBetweenTight(inputs.layers)) {
    const [inside, outside] = [inputs.layers.at(0), inputs.layers.at(-1)];
    const isAllCement = isCement(inside) && isCement(outside);
    const coats = isAllCement ? 'two cement renders' : 'two tight coats';
    return `Change the coats: between ${coats} this wall can’t dry when rain gets in.`;
  }
  if (mostInCore(moisture) > dampHumidity) {
    return `This wall is damp in winter: ${isInsulatedInside(inputs.layers) ? 'put the insulation outside' : 'let more vapour out of it, or less into it'}.`;
  }
  if (isWellAbove(moisture)) {
    return 'This wall is humid in winter: keep rain out of it, and measure it each winter.';
  }
  if (coreMonths(result).length > 0) return 'Keep this wall dry; measure it in winter.';
  return result.resistance < littleResistance
    ? 'It stays dry if rain stays out, but insulates little.'
    : 'It stays dry if rain stays out.';
}

/** A wall below this lets out several times the heat of an insulated one, m²·K/W. */
const littleResistance = 1;

/** Up to here a method that knows no storage can’t tell it from the limit. */
const dampHumidity = 0.85;
/** Up to here the core is “slightly” above the limit. */
const slightHumidity = 0.82;

/** In whole percent, as it is said. */
function isWellAbove(moisture: MoistureYear): boolean {
  return Math.round(mostInCore(moisture) * 100) > slightHumidity * 100;
}

function mostInCore({ months }: MoistureYear): number {
  return Math.max(...months.map(({ coreHumidity }) => coreHumidity));
}

/** What is above 80%: the core, and the inside surface. */
function humidityText(result: WallResult): string {
  const core = coreMonths(result);
  const most = mostInCore(result.moisture);
  const isSlight =
    core.length > 0 && !isWellAbove(result.moisture) && result.moisture.most < filmGrams;
  const inCore =
    core.length === 0
      ? `Its core stays ${belowText(most)} humidity`
      : `Its core is ${isSlight ? 'slightly ' : ''}above 80% humidity ${monthsText(core)}${upTo(most)}`;
  const surface = mouldMonths(result);
  const wettest = Math.max(...result.surfaceHumidity);
  if (surface.length === 0) {
    return `${inCore}; its inside surface stays ${belowText(wettest).replace('80%', 'the 80%')} that mould needs.`;
  }
  return wettest >= 1
    ? `${inCore}. Water condenses on its inside surface behind furniture: mould can grow there ${monthsText(surface)}.`
    : `${inCore}, and mould can grow on its inside surface behind furniture ${monthsText(surface)}${upTo(wettest)}.`;
}

/** ` (up to 87%)`; ` (just above 80%)` where no whole percent says that it is above. */
function upTo(humidity: number): string {
  const most = percentAgainst(humidLimit, humidity);
  return / /.test(most) ? ` (${most})` : ` (up to ${most})`;
}

/** `below 80%`; `just under 80%` where the table says so. */
function belowText(humidity: number): string {
  const shown = percentAgainst(humidLimit, humidity);
  return / /.test(shown) ? shown : 'below 80%';
}

export function coreMonths({ moisture }: WallResult): number[] {
  return moisture.months.flatMap(({ month, coreHumidity }) =>
    coreHumidity > humidLimit ? [month] : [],
  );
}

export function mouldMonths({ surfaceHumidity }: WallResult): number[] {
  return surfaceHumidity.flatMap((humidity, index) => (humidity > humidLimit ? [index + 1] : []));
}

/** `from May to August`, `in June`, `all year`. */
export function monthsText(months: readonly number[]): string {
  if (months.length === 12) return 'all year';
  const isIn = (month: number) => months.includes(((month + 11) % 12) + 1);
  const spans = months
    .filter((month) => !isIn(month - 1))
    .map((first) => {
      let last = first;
      while (isIn(last + 1)) last += 1;
      const end = monthName(((last - 1) % 12) + 1);
      if (last === first + 1) return `in ${monthName(first)} and ${end}`;
      return last === first ? `in ${monthName(first)}` : `from ${monthName(first)} to ${end}`;
    });
  return formatList(spans);
}

function resistanceText(resistance: number): string {
  return rounded(resistance, resistance < 1 ? 2 : 1);
}

function moistureText(moisture: MoistureYear, place: string): string {
  if (moisture.most < filmGrams) return `In ${place} no water should condense inside it.`;
  const peak = moisture.months.reduce((most, one) => (one.stored > most.stored ? one : most));
  const first = firstWet(moisture);
  const reaches = `about ${rounded(moisture.most)} g/m² by the end of ${monthName(peak.month)}`;
  if (!moisture.isDryAgain) {
    return first === null
      ? `In ${place} water condenses inside it in every month and never dries.`
      : `In ${place} water condenses inside it from ${monthName(first)}, reaches ${reaches} and builds up from year to year.`;
  }
  const start = first === null ? '' : ` from ${monthName(first)}`;
  return `In ${place} water condenses inside it${start}, reaches ${reaches} and dries in ${monthName(firstDryAfter(moisture, peak.month))}.`;
}

/** The month in which water collects after one in which there was none; null where there is no such month. */
function firstWet({ months }: MoistureYear): number | null {
  const first = months.find(
    ({ stored }, index) => stored > 0 && (months[(index + 11) % 12]?.stored ?? 0) === 0,
  );
  return first?.month ?? null;
}

function firstDryAfter({ months }: MoistureYear, peak: number): number {
  for (let turn = 0; turn < 12; turn += 1) {
    const month = months[(peak + turn) % 12];
    if (month && month.stored === 0) return month.month;
  }
  return peak;
}

function shownMonths(months: readonly number[]): string {
  return months.length === 0 ? 'never' : monthsText(months);
}

export function wallRows(result: WallResult): readonly ResultRow[] {
  const { moisture } = result;
  const isDry = moisture.most < filmGrams;
  return [
    // Without it, a wall that is compared shows its figures and not what they mean.
    { label: 'In short', value: verdict(result).replace(/\.$/, '') },
    { label: 'R-value, air to air', value: `${rounded(result.resistance, 2)} m²·K/W` },
    {
      label: 'R-value across the range of its materials',
      value: `${resistanceText(result.leastResistance)} to ${resistanceText(result.mostResistance)} m²·K/W`,
    },
    { label: 'U-value', value: `${rounded(result.transmittance, 2)} W/(m²·K)` },
    {
      label: 'Most moisture in the wall',
      value: isDry ? 'none' : `${rounded(moisture.most)} g/m²`,
    },
    {
      label: 'Dries out within the year',
      value: isDry ? 'never wet' : moisture.isDryAgain ? 'yes' : 'no',
    },
    { label: 'Inside surface in the coldest month', value: `${rounded(result.coldestFace, 1)} °C` },
    { label: 'Core above 80% humidity', value: shownMonths(coreMonths(result)) },
    {
      label: 'Most humid in the core',
      value: percentAgainst(humidLimit, mostInCore(moisture)),
    },
    { label: 'Mould possible on the inside surface', value: shownMonths(mouldMonths(result)) },
    {
      label: 'Time lag of a day’s heat',
      value: `${rounded(result.swing.lagHours)} h${result.swing.share < 0.005 ? ', when next to none of it is left' : ''}`,
    },
    {
      // The periodic transmittance, so that heavy and insulating walls compare: the share alone is of the wall's own U.
      label: 'Peak heat let in when day and night differ by 10 °C',
      value: `${rounded(5 * result.transmittance * result.swing.share, 1)} W/m²`,
    },
    { label: 'Heat capacity', value: `${rounded(result.heatStore)} kJ/(m²·K)` },
    { label: 'Weight', value: `${rounded(result.weight)} kg/m²` },
    { label: 'Thickness', value: thicknessText(result.thickness) },
  ];
}

/** `450 mm`, `0.5 mm` of a membrane. */
export function thicknessText(thickness: number): string {
  return `${numberText(Number((thickness * 1000).toFixed(1)))} mm`;
}
