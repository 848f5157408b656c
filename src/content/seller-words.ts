/** How the pages say who sells, and what is said while a fact is not published. */
export const sellerWords = {
  labels: {
    legalName: 'Registered name',
    abn: 'ABN',
    gst: 'GST',
    registration: 'Building design registration',
    insurance: 'Insurance',
  },
  gst: {
    registered: 'Registered. GST is included in the prices shown.',
    notRegistered: 'Not registered. No GST is charged.',
  },
  unpublished: 'Not published yet',
  askFirst: 'Please ask us about anything that isn’t published yet before you pay a deposit.',
  unreachable:
    'You’re offline, so we can’t show these details. They’ll appear when you’re back online.',
  loading: 'Loading…',
  refundsUnpublished:
    'We haven’t published a rule of our own yet for bookings that you cancel or move. Please ask us before you pay. Your rights under the Australian Consumer Law apply either way.',
  hostingUnpublished:
    'We haven’t yet published where our server and email are, or which companies run them. Please ask us before you send anything you’d want to stay in Australia.',
} as const;

/** How long what visitors send is stored; the periods come from the server. */
export const periodWords = {
  loading: sellerWords.loading,
  unreachable: sellerWords.unreachable,
  messages: 'Messages from the contact form and chat',
  unpaid: 'Questionnaires without a paid deposit',
  paid: 'Questionnaires with a paid deposit',
  uploads: 'Files uploaded but never submitted',
  untilDeleted: 'Until we delete them',
  paidPeriod: 'Until we delete them: they’re part of our business records',
} as const;
