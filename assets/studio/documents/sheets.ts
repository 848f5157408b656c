/** Pages to print and fill in. */

const cells = (n: number): string => '<td></td>'.repeat(n);

export function surveySheet(): string {
  const columns: readonly (readonly [string, number])[] = [
    ['Site', 11],
    ['Kind 1–6', 11],
    ['Access: width, slope', 23],
    ['Winter sun at noon', 21],
    ['Fixed points', 38],
    ['Homes: number, size', 23],
    ['Path', 26],
    ['A, B or C', 13],
  ];
  const head = columns
    .map(([title, width]) => `<th scope="col" style="width:${width}mm">${title}</th>`)
    .join('');
  const rows = Array.from(
    { length: 17 },
    (_, i) => `<tr><th scope="row">${i + 1}</th>${cells(7)}</tr>`,
  ).join('');
  return `<div class="form"><div class="pair row"><div><p>Street block</p><div class="blank"></div></div><div><p>Walked by, and date</p><div class="blank"></div></div></div></div>
<div class="table sheet"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>
<figcaption>No names, no street numbers, no photographs into gardens. Path: second home, clause 54, clause 55, subdivision, unclear. Confidence: A seen clearly, B partly seen, C from the map alone.</figcaption>`;
}

export function checklist(): string {
  const groups: readonly (readonly [string, readonly string[]])[] = [
    [
      'Before you write',
      [
        'I know what I am replying to: a draft plan, an exhibited amendment or a permit application.',
        'I have the closing date and the address for submissions from the notice itself.',
        'I have opened the plan at the page that concerns me, and noted page, figure or clause.',
        'I have asked the strategic planners where this plan stands now.',
        'I have checked what the Act of 2026 has changed for this procedure.',
      ],
    ],
    [
      'In the submission',
      [
        'It says who I am, where I am, and how long I have known the place.',
        'It names what is right in the plan.',
        'Each point says what is wrong in one sentence and gives the evidence in the next.',
        'Each point asks for a change that somebody could make.',
        'There is a second best, in case the first is not possible.',
        'It is in my own words and fits on a page or two.',
      ],
    ],
    [
      'Not in it',
      [
        'Anybody’s character or motives.',
        'A claim I cannot show.',
        'Personal details that I would not wish to see in public: submissions are public documents.',
      ],
    ],
    [
      'Behind it, marked A, B, C',
      [
        'Photographs, each with a date and a place.',
        'Counts, levels or measurements, with how they were taken.',
        'Published policy, with title, page and date.',
      ],
    ],
    [
      'When it is sent',
      [
        'Receipt kept, with the date.',
        'For an amendment: I have said whether I wish to be heard by a panel.',
        'Three minutes prepared, and one photograph.',
        'The date of the next meeting is in the calendar.',
      ],
    ],
  ];
  return `<div class="checks">${groups
    .map(
      ([title, items]) =>
        `<div><h3>${title}</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`,
    )
    .join('')}</div>`;
}

const blank = (n: number): string => '<div class="blank"></div>'.repeat(n);

export function letter(): string {
  const row = (label: string, n: number): string =>
    `<div class="row"><p>${label}</p>${blank(n)}</div>`;
  return `<div class="form">
<div class="pair">${row('To the Strategic Planning team of', 1)}${row('Date', 1)}</div>
${row('<strong>Submission on</strong> (title of the plan or number of the amendment)', 1)}
${row('Name, postal address, email', 2)}
${row('1. I live at, work in or own land at … , about … metres from the land concerned, and have known it for … years.', 1)}
${row('2. I support (page or figure) … , because', 2)}
${row('3. I ask for the following change to (page, figure, clause)', 2)}
${row('4. My reasons, each with its evidence (A, B, C)', 4)}
${row('5. If this change cannot be made, I ask that', 2)}
<div class="row"><p>6. If this is an amendment: I ask that my submission be referred to a panel if it is not accepted, and I do / do not wish to be heard. (Strike out what does not apply.)</p></div>
${row('Signature', 1)}</div>`;
}

export function updateSheet(): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Homes unoccupied on Census night, Hepburn Shire', '2,008 (2021)'],
    ['Share of homes listed for short stays, Hepburn Shire', 'about 10% (Nov 2022)'],
    ['Households in housing stress, Hepburn Shire', 'nearly 500 (2020 study)'],
    ['Additional social rental homes needed, Hepburn Shire', '277 (2020 study)'],
    ['People homeless, Hepburn Shire', '51 (2020)'],
    [
      'Applicants on the housing register not yet in social housing, Victoria',
      '56,532 (Sept 2025)',
    ],
    ['of these with priority access', '31,353 (Sept 2025)'],
    ['Additional homes asked for by 2051, Hepburn Shire', '3,150'],
    ['Additional homes asked for by 2051, Mount Alexander Shire', '4,500'],
    ['New rental lettings in the last four quarters', ''],
    ['of these affordable on Centrelink income', ''],
    ['Second dwellings approved', ''],
    ['Social homes owned in the shire', ''],
    ['Local applicants on the housing register', ''],
  ];
  const body = rows
    .map(([what, figure]) => `<tr><th scope="row">${what}</th><td>${figure}</td>${cells(3)}</tr>`)
    .join('');
  return `<p>Write the new figure beside the old one, never over it, with its date and where you read it.</p>
<div class="table sheet"><table><thead><tr><th scope="col" style="width:52mm">What</th><th scope="col" style="width:28mm">In this paper</th><th scope="col" style="width:30mm">Date, figure, source</th><th scope="col" style="width:30mm">Date, figure, source</th><th scope="col" style="width:30mm">Date, figure, source</th></tr></thead><tbody>${body}</tbody></table></div>`;
}

/** One point of a submission, taken apart; the plan and the place are invented. */
export function onePoint(): string {
  const parts: readonly (readonly [string, string])[] = [
    ['Where', 'Figure 14 shows new housing on the land east of the creek.'],
    ['What is right', 'I support new homes within a walk of the shops.'],
    ['What is wrong', 'The lowest third of this land floods.'],
    [
      'The evidence',
      'Photograph A shows the water at the fence on its western side, with the date; B is the flood overlay as VicPlan shows it.',
    ],
    [
      'What I ask for',
      'Please end the housing area in Figure 14 at the overlay, and show the ground below it as open space.',
    ],
    [
      'Second best',
      'If that cannot be done, please say in the plan that the flood study comes before any rezoning.',
    ],
  ];
  return `<dl>${parts.map(([term, words]) => `<div><dt>${term}</dt><dd>${words}</dd></div>`).join('')}</dl>`;
}
