/** The shared footer: every page by name, and what a visitor should know about the pictures. */
export const footer = {
  tagline: 'Building a living world',
  columns: [
    {
      title: 'Guides',
      links: [
        { href: '/philosophy-process', label: 'Design process & philosophy' },
        { href: '/philosophy', label: 'Philosophy' },
        { href: '/climate-responsive', label: 'Climate-responsive design' },
        { href: '/landscape-integration', label: 'Landscape integration' },
        { href: '/natural-building-materials', label: 'Natural building materials' },
        { href: '/library', label: 'Library' },
        { href: '/glossary', label: 'Glossary' },
        { href: '/tools', label: 'Tools for your block' },
        { href: '/blog', label: 'Blog' },
      ],
    },
    {
      title: 'Projects & pictures',
      links: [
        { href: '/projects', label: 'Projects' },
        { href: '/community-projects', label: 'Community projects' },
        { href: '/photos', label: 'Pictures' },
        { href: '/heritage-research', label: 'Heritage & research' },
      ],
    },
    {
      title: 'Practice',
      links: [
        { href: '/about', label: 'About' },
        { href: '/design-services', label: 'Design services' },
        { href: '/contact', label: 'Contact' },
        { href: '/resources', label: 'Resources' },
        { href: '/offline', label: 'Offline & saved forms' },
        { href: '/terms', label: 'Terms & refunds' },
        { href: '/privacy', label: 'Privacy' },
        { href: '/site-map', label: 'Site map' },
        { href: '/messages', label: 'For the practice' },
      ],
    },
  ],
  notes: [
    'We live and work on Dja Dja Wurrung Country, and pay our respects to the people who have cared for it and built on it longest.',
    'The pictures are illustrations, drawn by computer.',
  ],
} as const;
