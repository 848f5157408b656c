/** How the pages say who sells, and what is said while a fact is not published. */
export const sellerText = {
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
  unreachable:
    'You’re offline, so we can’t show these details. They’ll appear when you’re back online.',
  loading: 'Loading…',
  /** For what the owner has not filled in of the facts that identify the business. */
  beforePayment: (facts: string) => `Before you pay, we give you ${facts} in writing.`,
  missing: {
    legalName: 'our registered name',
    abn: 'our ABN',
    registration: 'our building design registration number',
  },
  refundsUnpublished:
    'Before you pay, we tell you in writing what you get back if you cancel, and until when.',
  hostingUnpublished:
    'Server and email may be outside Victoria, and outside Australia. Ask us, and we tell you in writing which companies run them, and in which countries; before you pay, we tell you in any case.',
} as const;

/** How long what visitors send is stored; the periods come from the server. */
export const periodLabels = {
  loading: sellerText.loading,
  unreachable: sellerText.unreachable,
  messages: 'Messages from the contact form and chat',
  unpaid: 'Questionnaires without a paid deposit',
  paid: 'Questionnaires with a paid deposit',
  uploads: 'Files uploaded but never submitted',
  untilDeleted: 'Until we delete them',
  paidPeriod:
    'As long as we need them to answer for your report, or until you ask us to delete them',
} as const;
