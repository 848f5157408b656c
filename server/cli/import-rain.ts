/**
 * `npm run tools:rain -- <SILO file> <place>`: replaces the generated rain of a town of the tank tool with measured
 * days. Writes `src/content/tools/measured-rain.generated.ts`; build and commit afterwards.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { measuredRain } from '#content/tools/measured-rain.generated.ts';
import { tankData } from '#content/tools/tank-figures.ts';
import { measuredFile, withRain } from '../build/rain/measured-file.ts';
import { readSilo } from '../build/rain/silo.ts';

const [file, place] = process.argv.slice(2);
const places = tankData.places.map(({ id }) => id);
if (file === undefined || place === undefined || !places.includes(place)) {
  console.error(`usage: npm run tools:rain -- <SILO file> <${places.join('|')}>`);
  process.exit(1);
}
try {
  const rain = readSilo(await readFile(file, 'utf8'));
  const all = withRain(measuredRain, place, rain);
  await writeFile('src/content/tools/measured-rain.generated.ts', measuredFile(all));
  const last = rain.firstYear + rain.years.length - 1;
  console.log(
    `${place}: ${rain.years.length} years, ${rain.firstYear} to ${last}; ${rain.filledDays} days were interpolated by SILO`,
  );
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  console.error(
    isMissing ? `There’s no file ${file}.` : error instanceof Error ? error.message : String(error),
  );
  process.exit(1);
}
