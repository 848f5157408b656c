import { readFile } from 'node:fs/promises';
import MiniSearch from 'minisearch';
import { find } from '#features/search/find.ts';
import { searchOptions } from '#features/search/search-document.ts';
import { searchDocuments } from '#server/search/documents.ts';
import { seededRandom } from '../support/seeded-random.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import type { BenchRow } from './bench-row.ts';
import { medianAndP95, quantile } from './figures.ts';
import { sized } from './short-form.ts';

const queries = sized(200, 20);
const loads = sized(9, 2);

/** A character omitted, doubled, changed or swapped with the next. */
function mistyped(word: string, chance: SeededRandom): string {
  const at = 1 + chance.below(word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return chance.pick([
    before + after,
    before + letter + letter + after,
    before + chance.pick([...'aeinrst']) + after,
    before + after.charAt(0) + letter + after.slice(1),
  ]);
}

/** Loading the built index and searching, in Node; a third of the queries have a typing mistake. */
export async function benchSearch(): Promise<BenchRow[]> {
  const json = await readFile('.cache/search-index.json', 'utf8');
  const loadsMs: number[] = [];
  let index = MiniSearch.loadJSON(json, searchOptions);
  for (let load = 0; load < loads; load += 1) {
    const startedMs = performance.now();
    index = await MiniSearch.loadJSONAsync(json, searchOptions);
    loadsMs.push(performance.now() - startedMs);
  }
  const chance = seededRandom(11);
  const documents = searchDocuments();
  const asked = Array.from({ length: queries }, (_, number) => {
    const { url, heading, page } = chance.pick(documents);
    const words = `${heading} ${page}`.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
    const first = chance.below(Math.max(1, words.length - 1));
    const chosen = words.slice(first, first + 1 + chance.below(2));
    const isMistyped = number % 3 === 0;
    const typed = chosen.map((word, place) =>
      isMistyped && place === 0 ? mistyped(word, chance) : word,
    );
    return { url, isMistyped, query: typed.join(' ').toLowerCase() };
  }).filter(({ query }) => query !== '');
  for (const { query } of asked) find(index, query);
  const durations: number[] = [];
  let [mistypedFound, mistypedCount] = [0, 0];
  for (const { query, url, isMistyped } of asked) {
    const startedMs = performance.now();
    const { shown } = find(index, query);
    durations.push(performance.now() - startedMs);
    if (!isMistyped) continue;
    mistypedCount += 1;
    if (shown.some((found) => found.url === url)) mistypedFound += 1;
  }
  return [
    {
      bench: 'search',
      subject: `loading the index, ${Math.round(Buffer.byteLength(json) / 1_000)} kB`,
      measured: medianAndP95(loadsMs),
      reach: '',
      isMet: true,
      figures: { medianMs: quantile(loadsMs, 0.5), bytes: Buffer.byteLength(json) },
    },
    {
      bench: 'search',
      subject: `${asked.length} queries, ${mistypedCount} with a typing mistake`,
      measured: `${medianAndP95(durations)}; of the mistyped ${mistypedFound} find the place among the first 20`,
      reach: '',
      isMet: true,
      figures: {
        medianMs: quantile(durations, 0.5),
        p95Ms: quantile(durations, 0.95),
        mistypedFound,
        mistypedCount,
      },
    },
  ];
}
