import type { ToolCopy, ToolNotes } from './copy.ts';

export const logCopy = {
  example:
    'A light earth house filled in December. The south wall is read low down and the north wall high up, every second Sunday.',
  method: [
    'A spot is ready when its last two readings, at least six days apart, are both below the low end of the range and no more than five weeks apart. [Our drying article](source:practice-drying) puts it below 18% for straw and light earth and below 15% for framing timber, never above 20%. Mudbricks are weighed instead: a marked brick is ready when three weighings in a row, a week apart, lose less than 0.5% of its weight a week, or 100 g for a 20 kg brick, and none gains. From April to September a brick can stop losing weight because the air is damp, so then it’s ready only within 2% of the dry weight you expect. A spot that’s getting wetter, and would be back above that limit within four weeks, isn’t ready. The wall is ready when every spot is.',
    'Others use similar limits: for [StrawBale.com](source:strawbale-limit), above 20% is a concern and 12% or lower is good. Our lower limit allows for the error of a meter.',
    'The trend is a straight line through the last four readings of a spot. The earliest date follows that line. The latest date lets drying slow down towards the 12% at which [wood settles indoors](source:wood-handbook), because the last water leaves slowest. If a spot dries by less than half a point a week, we don’t name a date.',
    'All limits are water over dry weight; readings of a wet basis are converted. An oven sample counts before a probe on the same day, and corrects the probe from then on where the two were read within three days. A reading below 6%, a probe above 60%, a change of more than 15 points or a quarter of the weight in a week are questioned, and readings older than 60 days don’t count as today’s.',
    'If there are several readings on one day, the wettest counts. Read again a week after the last reading, three days after one that rose, and four weeks after a spot is ready.',
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
      id: 'how-to-read',
      title: 'How to take a reading',
      paragraphs: [
        'A meter measures how well a material conducts electricity, and clay, salt and metal conduct too. Use it to find the wettest place and to compare, then let an oven sample decide.',
      ],
      list: [
        '**Choose the spots once.** Low and high on each wall, under sills, on the weather side, in the thickest part. Mark them, and leave a plug in the plaster so that they can be read again.',
        '**Probe to the middle.** Three depths in a bale, the middle of light earth. Write down the wettest.',
        '**The oven sample.** A few hundred grams from the middle, weighed at once; dried at 105 °C, in an oven that nobody cooks in, until the weight no longer changes; weighed again. Wet weight less dry weight, over dry weight, times 100.',
        '**Bricks on a scale.** Mark three, weigh them on the same day each week, and at the end break the one beside them: a dry brick is one colour all the way through.',
        '**Never open a power point to read a wall.** The wiring behind it can kill you; that’s [work for a licensed electrician](/blog/the-owner-builder-year).',
      ],
    },
  ],
  limits: [
    'Meter error. In clay, a timber meter can show almost anything, and readings from different meters can’t be compared.',
    'Spots nobody measures. A wall dries last where the air is still and where water gets back in.',
    'Mould, a musty smell or warmth in the wall. Open it up, whatever the number says.',
    'What your surveyor wants to see. Agree on the spots, the method and the number in writing before the first coat.',
    'Photos stay on this device and aren’t sent with a request: attach them to it separately. For your surveyor, print the log, photos included.',
  ],
} as const satisfies ToolNotes;
