import { deliveryTime } from './services.ts';

/** Words of the services page that belong to no single service. */
export const servicesPage = {
  description:
    'Design advice reports with fixed prices, full design, planning management and project administration for natural houses in central Victoria.',
  picture: 'heroes/design-services',
  contents: {
    label: 'On this page',
    links: [
      { href: '#reports', label: 'Reports and prices' },
      { href: '#pricing', label: 'Hourly rate, travel and payment' },
      { href: '#full-design-services', label: 'Full design' },
      { href: '#full-planning-project-management', label: 'Planning' },
      { href: '#project-administration', label: 'Project administration' },
      { href: '#questions', label: 'Questions' },
      { href: '#enquiry', label: 'Get in touch' },
    ],
  },
  report: {
    depositLabel: 'deposit',
    depositOpen: 'Deposit agreed when the visit is arranged',
    includesLabel: 'Included',
    delivery: `Delivered in writing ${deliveryTime} after the deposit and the scheduling of the consultation.`,
    request: 'Request Questionnaire',
    ask: 'Write to us',
  },
  questions: {
    title: 'Frequently Asked Questions',
    text: 'What people ask before the first report. Rules change: each answer names the page of the authority it comes from, and council has the last word on your own land.',
  },
  contact: {
    title: 'Contact details',
    text: 'We are often on site, so writing is the surest way. The form reaches the same desk as an e-mail.',
    unpublished:
      'E-mail and telephone are not published yet. Please use the form under “Write to us”: we answer by e-mail and arrange a call from there.',
  },
  process: { title: 'How it works', text: 'Five steps from a question to a report in your hands.' },
  enquiry: {
    title: 'Write to us',
    text: 'Where the land is, what you would like to build, and what is worrying you. Without reception the message is kept on this device and goes off by itself.',
  },
  resources: {
    title: 'Before you write',
    text: 'Many first questions are answered in our resources, which can be read without reception.',
    links: [
      { href: '/resources', label: 'All resources and techniques' },
      { href: '/climate-responsive', label: 'Sun and temperature of five places' },
      { href: '/natural-building-materials', label: 'Seven materials with their costs' },
      { href: '/library', label: 'Books and papers worth your winter' },
    ],
  },
  response: { title: 'When you will hear from us' },
  hint: 'Get in touch',
} as const;
