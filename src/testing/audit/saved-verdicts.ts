import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from './check.ts';

/** Verdicts on the present build by task, saved on disk so that an interrupted audit resumes. */
export class SavedVerdicts {
  readonly #file: string;
  readonly #build: string;
  readonly #kept: Map<string, Verdict[]>;

  constructor(folder: string, isFresh: boolean) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'verdicts.json');
    this.#build = hashOfBuild();
    this.#kept = new Map(isFresh ? [] : this.#read());
  }

  find(task: string): Verdict[] | undefined {
    return this.#kept.get(task);
  }

  keep(task: string, verdicts: Verdict[]): void {
    this.#kept.set(task, verdicts);
    const json = JSON.stringify({ build: this.#build, tasks: [...this.#kept] });
    writeFileSync(this.#file, json);
  }

  #read(): [string, Verdict[]][] {
    if (!existsSync(this.#file)) return [];
    // Only written by `keep`.
    const { build, tasks } = JSON.parse(readFileSync(this.#file, 'utf8')) as {
      build: string;
      tasks: [string, Verdict[]][];
    };
    return build === this.#build ? tasks : [];
  }
}

/** The names of the client's files contain their hash; the server's file is read. */
function hashOfBuild(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync('dist/client', { recursive: true, encoding: 'utf8' }).toSorted()) {
    hash.update(name);
  }
  for (const file of ['dist/client/index.html', 'dist/server/main.js']) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
