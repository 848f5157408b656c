import type { LaunchItem } from '#shared/api/launch.ts';

/** What must be settled before the site goes public: what it is, and what happens until then. */
export const beforeLaunch: Readonly<Record<LaunchItem, { what: string; until: string }>> = {
  name: {
    what: 'The name that the business is registered under',
    until: 'The terms say that you give it in writing before anyone pays.',
  },
  abn: {
    what: 'The ABN',
    until: 'The terms say that you give it in writing before anyone pays.',
  },
  phone: {
    what: 'A phone number',
    until: 'Nobody can check your account number by phone before they pay.',
  },
  bank: {
    what: 'The bank account',
    until: 'Customers are told that the details come by email.',
  },
  refunds: {
    what: 'When you refund a deposit',
    until:
      'The terms promise people to say in writing, before they pay, what they get back if they cancel.',
  },
  hosting: {
    what: 'Where the server, emails and backups are, and who runs them',
    until:
      'The privacy page says that they may be outside Australia, and that you name them in writing before anyone pays.',
  },
  mail: {
    what: 'A test email that has arrived',
    until: 'Nobody knows whether the website’s emails reach you.',
  },
  'offsite-copy': {
    what: 'A copy of everything in another place',
    until: 'If the server’s disk failed, everything would be lost, backups on that disk as well.',
  },
};
