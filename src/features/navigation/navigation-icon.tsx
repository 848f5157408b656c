import {
  BookOpen,
  Compass,
  Globe,
  Hammer,
  HardDriveDownload,
  House,
  Images,
  Landmark,
  Leaf,
  Library,
  Mail,
  Newspaper,
  PencilRuler,
  Ruler,
  Sprout,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { NavigationIcon as IconName } from '#content/navigation.ts';

const icons = {
  'book-open': BookOpen,
  compass: Compass,
  globe: Globe,
  hammer: Hammer,
  'hard-drive-download': HardDriveDownload,
  house: House,
  images: Images,
  landmark: Landmark,
  leaf: Leaf,
  library: Library,
  mail: Mail,
  newspaper: Newspaper,
  'pencil-ruler': PencilRuler,
  ruler: Ruler,
  sprout: Sprout,
  'user-round': UserRound,
} satisfies Record<IconName, LucideIcon>;

export function NavigationIcon({ name }: { name: IconName }) {
  const Icon = icons[name];
  return <Icon size={20} strokeWidth={1.5} aria-hidden="true" />;
}
