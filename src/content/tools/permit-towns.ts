import type { Council, PermitTown } from '#shared/tools/permit-path/calculate.ts';

const councils = {
  ballarat: 'City of Ballarat',
  bendigo: 'City of Greater Bendigo',
  geelong: 'City of Greater Geelong',
  goldfields: 'Central Goldfields Shire Council',
  hepburn: 'Hepburn Shire Council',
  macedon: 'Macedon Ranges Shire Council',
  mildura: 'Mildura Rural City Council',
  'mount-alexander': 'Mount Alexander Shire Council',
} as const;
export type CouncilId = keyof typeof councils;

function town(id: string, name: string, council: CouncilId | null): PermitTown {
  const its: Council | null = council === null ? null : { id: council, name: councils[council] };
  return { id, name, council: its };
}

/** The towns of the other tools, each with its council; a block nearby can lie in the next shire. */
export const permitTowns: readonly PermitTown[] = [
  town('ballarat', 'Ballarat', 'ballarat'),
  town('bendigo', 'Bendigo', 'bendigo'),
  town('castlemaine', 'Castlemaine', 'mount-alexander'),
  town('daylesford', 'Daylesford', 'hepburn'),
  town('geelong', 'Geelong', 'geelong'),
  town('kyneton', 'Kyneton', 'macedon'),
  town('maldon', 'Maldon', 'mount-alexander'),
  town('maryborough', 'Maryborough', 'goldfields'),
  // Some thirty councils.
  town('melbourne', 'Melbourne', null),
  town('mildura', 'Mildura', 'mildura'),
  town('mt-franklin', 'Mt Franklin', 'hepburn'),
  town('trentham', 'Trentham', 'hepburn'),
  town('woodend', 'Woodend', 'macedon'),
];
