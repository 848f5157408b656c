import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { codeRecipes } from './code-recipes.ts';
import { contentRecipes } from './content-recipes.ts';
import { rememberedEdits } from './edited-tree.ts';

// One after another, as in practice: each must leave room for the next. `npm run test:recipes` builds and tests the result.
const tree = rememberedEdits();

test.each([...contentRecipes, ...codeRecipes])(
  '$name: it can be followed, and the README names what it changes',
  async ({ name, follow }) => {
    await follow(tree);
    const readme = await readFile('README.md', 'utf8');
    const text = readme.split('\n\n').find((part) => part.startsWith(`**${name}.**`)) ?? '';
    expect(text, 'the README has it').not.toBe('');
    for (const file of tree.takeEdits()) {
      const folder = file.slice(0, file.lastIndexOf('/'));
      // A picture may lie in any gallery.
      const places = [
        file,
        `\`${folder}\``,
        `\`${folder}/`,
        ...(/^assets\/images/.exec(folder) ?? []),
      ];
      expect(
        places.some((place) => text.includes(place)),
        file,
      ).toBe(true);
    }
  },
);
