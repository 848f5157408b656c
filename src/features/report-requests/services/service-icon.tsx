import {
  Banknote,
  ClipboardCheck,
  ClipboardList,
  Compass,
  FileCheck,
  FileText,
  Footprints,
  HardHat,
  House,
  HousePlus,
  LandPlot,
  Layers,
  ListChecks,
  Map,
  MessagesSquare,
  Network,
  PencilRuler,
  SearchCheck,
  Sprout,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ServiceIcon as IconName } from '#content/services.ts';

const icons = {
  banknote: Banknote,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  compass: Compass,
  'file-check': FileCheck,
  'file-text': FileText,
  footprints: Footprints,
  'hard-hat': HardHat,
  house: House,
  'house-plus': HousePlus,
  'land-plot': LandPlot,
  layers: Layers,
  'list-checks': ListChecks,
  map: Map,
  'messages-square': MessagesSquare,
  network: Network,
  'pencil-ruler': PencilRuler,
  'search-check': SearchCheck,
  sprout: Sprout,
  users: Users,
} satisfies Record<IconName, LucideIcon>;

export function ServiceIcon({ name }: { name: IconName }) {
  const Icon = icons[name];
  return <Icon size={28} strokeWidth={1.5} aria-hidden="true" />;
}
