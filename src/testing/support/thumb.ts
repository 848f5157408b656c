import type { Locator, Page } from '@playwright/test';

export const phoneScreen = { width: 360, height: 780 } as const;

/**
 * The pace of somebody with one thumb, who reads every word that they pass: about 200 words a minute, a second and a
 * half to find and press what they want, half a second for a character, a second for each screen that they scroll.
 */
const pace = { wordSeconds: 0.3, tapSeconds: 1.5, characterSeconds: 0.5, screenSeconds: 1 };
/** One change of an input: typed, chosen from a list, or ticked. */
export type Change = readonly [label: string, kind: 'type' | 'choose' | 'tick', value: string];

const roles = { type: 'textbox', choose: 'combobox', tick: 'checkbox' } as const;

/** What it takes to get an answer, in taps, characters and screens. */
export class Thumb {
  taps = 0;
  characters = 0;
  screens = 0;
  optionWords = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Scrolls no further than needed. */
  async reach(control: Locator): Promise<void> {
    const scrolled = () => this.page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await control.scrollIntoViewIfNeeded();
    this.screens += Math.abs((await scrolled()) - before) / phoneScreen.height;
  }

  async tap(control: Locator): Promise<void> {
    await this.reach(control);
    await control.tap();
    this.taps += 1;
  }

  async change([label, kind, value]: Change): Promise<Locator> {
    const control = this.page
      .getByRole('main')
      .getByRole(roles[kind], { name: label, exact: true });
    if (kind === 'tick') {
      await this.tap(control);
      return control;
    }
    if (kind === 'choose') {
      await this.reach(control);
      await control.selectOption(value);
      // To open the list, and to choose from it.
      this.taps += 2;
      this.optionWords += wordsIn((await control.textContent()) ?? '');
      return control;
    }
    await this.tap(control);
    await control.fill(value);
    this.characters += value.length;
    // The on-screen keyboard closes.
    this.taps += 1;
    return control;
  }

  /** In words. @param words as many were read */
  countedWith(words: number): string {
    return `${Math.round(this.seconds(words))} s: ${words} words read, ${this.taps} taps, ${this.characters} keystrokes, ${this.screens.toFixed(1)} screens`;
  }

  seconds(words: number): number {
    return (
      (words + this.optionWords) * pace.wordSeconds +
      this.taps * pace.tapSeconds +
      this.characters * pace.characterSeconds +
      this.screens * pace.screenSeconds
    );
  }
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
