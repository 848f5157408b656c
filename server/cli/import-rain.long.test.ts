import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';

const generated = 'src/content/tools/measured-rain.generated.ts';

function importRain(...given: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'server/cli/import-rain.ts', ...given], {
    encoding: 'utf8',
  });
}

test('a missing rain file or an unknown town changes nothing and is reported', () => {
  const before = readFileSync(generated, 'utf8');
  const missing = importRain('no-such-file.txt', 'daylesford');
  expect(missing.status).toBe(1);
  expect(missing.stderr).toContain('There’s no file no-such-file.txt.');
  const unknown = importRain('package.json', 'atlantis');
  expect(unknown.status).toBe(1);
  expect(unknown.stderr).toContain('usage: npm run tools:rain');
  const noRain = importRain('package.json', 'daylesford');
  expect(noRain.status).toBe(1);
  expect(noRain.stderr).toContain('is this a SILO file');
  expect(readFileSync(generated, 'utf8')).toBe(before);
});
