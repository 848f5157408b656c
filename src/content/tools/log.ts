import type { ToolCopy, ToolNotes } from './copy.ts';

export const logCopy = {
  example:
    'A light earth house filled in December. The south wall is read low down and the north wall high up, every second week.',
  method: [
    'A spot is ready when its last two readings, six days to five weeks apart, are both below the limit: [18%](source:practice-drying) for straw and light earth, 15% for framing timber. It isn’t if its readings rise fast enough to pass the limit again within four weeks. A wall is ready when spots in at least three places are, in straw at three depths of each, in light earth in its middle. Depths in one place count as one place.',
    'A stack of mudbricks is ready when three marked ones are dry. A brick is dry when three weighings in a row, a week apart, lose less than 0.5% of its weight a week: 100 g for a brick of 20 kg. None may gain, and it must be within 2% of the dry weight you expect, because damp air, a sheet or the middle of a stack can stop a wet brick losing weight. With the dry weight, the log names the months in which it may be there.',
    'For [StrawBale.com](source:strawbale-limit), above 20% is a concern and 12% or lower is good. Our 18% leaves room below its 20% for the error of a meter.',
    'The earliest date follows a straight line through the last four readings of a spot. The latest lets drying slow down towards the 12% at which [wood settles indoors](source:wood-handbook). Below half a point a week we don’t name a date, nor one from April to September.',
    'All limits are water over dry weight; readings over wet weight are converted. Of light earth a sample is its straw alone, with the clay rubbed off: clay holds far less water, and hides wet straw. An oven sample within three days of a probe reading at the same spot, no more than 8 points from it, corrects the probe’s readings at that spot only; otherwise samples, and different meters, aren’t one trend. Readings older than 60 days don’t count as today’s, and of several on one day the wettest counts.',
  ],
  sources: ['practice-drying', 'strawbale-limit', 'wood-handbook'],
  readMore: [
    { label: 'How dry is dry enough', href: '/blog/how-dry-is-dry-enough' },
    { label: 'Light earth in a cold valley', href: '/blog/light-earth-in-a-cold-valley' },
  ],
} as const satisfies ToolCopy;

export const logNotes = {
  sections: [
    {
      anchor: 'how-to-read',
      title: 'How to take a reading',
      text: 'Clay, salt and metal mislead a meter. Use it to find the wettest place and to compare, then let an oven sample decide.',
      items: [
        '**Choose the spots once.** Low and high on each wall, under sills, on the weather side, in the thickest part. Leave a plug in the plaster so that they can be read again.',
        '**Probe to the middle.** Three depths in a bale, each a reading of its own; the middle of light earth.',
        '**The oven sample.** A few hundred grams from the middle, weighed at once; dried at 105 °C, in an oven that nobody cooks in, until the weight no longer changes; weighed again. Wet weight less dry weight, over dry weight, times 100.',
        '**Bricks on a scale.** Weigh three on the same day each week, and at the end break the one beside them: a dry brick is one colour all the way through.',
        '**Never open a power point to read a wall.** The wiring behind it can kill you; that’s [work for a licensed electrician](/blog/the-owner-builder-year).',
      ],
    },
  ],
  limits: [
    'Meter error. In clay, a timber meter can show almost anything, and readings from different meters can’t be compared.',
    'Spots nobody measures: a wall dries last where the air is still.',
    'Mould, a musty smell or warmth: open the wall, whatever the number says.',
    'What your surveyor wants to see. Agree on spots, method and number in writing, and print the log with its photos: they stay on this device.',
  ],
} satisfies ToolNotes;
