/** A test that proves an item: its file and its title, with `*` for what each row of a table puts there. */
export interface Proof {
  file: string;
  title: string;
}

/** Status of an item of the standard. */
export type AsvsStatus =
  | { kind: 'proved'; tests: readonly Proof[] }
  /** Asks for documentation; the part of the threat model that contains it. */
  | { kind: 'documented'; where: string }
  /** Up to the operator of the server. */
  | { kind: 'operator'; how: string }
  /** Knowingly not done. */
  | { kind: 'accepted'; why: string }
  | { kind: 'not-applicable'; why: string };

export interface AsvsItem {
  /** As in the standard, e.g. `V1.2.1`. */
  id: `V${number}.${number}.${number}`;
  level: 1 | 2;
  /** The requirement, in our own words. */
  requirement: string;
  status: AsvsStatus;
}

const proof = (file: string, title: string): Proof => ({ file, title });
const app = (title: string) => proof('server/http/app.test.ts', title);
const session = (title: string) => proof('server/http/routes/session.test.ts', title);
const people = (title: string) => proof('server/http/routes/people.long.test.ts', title);
const passkeys = (title: string) => proof('server/http/routes/passkeys.long.test.ts', title);
const passphrase = (title: string) => proof('server/http/routes/passphrase.long.test.ts', title);
const owner = (title: string) => proof('server/http/routes/owner.test.ts', title);
const submissions = (title: string) => proof('server/http/routes/submissions.test.ts', title);
const work = (title: string) => proof('server/http/routes/work.test.ts', title);
const client = (title: string) => proof('server/http/routes/client-pages.long.test.ts', title);
const clientWork = (title: string) => proof('server/http/routes/client-work.long.test.ts', title);
const uploads = (title: string) => proof('server/http/routes/uploads.test.ts', title);
const hostile = (title: string) =>
  proof('server/http/security/hostile-uploads.long.test.ts', title);
const mail = (title: string) => proof('server/mail/smtp-mailer.long.test.ts', title);
const repository = (title: string) => proof('server/http/security/asvs.test.ts', title);

const xss = proof(
  'server/http/security/stored-xss.long.test.ts',
  'treats * as text in every response, mail and table',
);
const workXss = proof(
  'server/http/security/stored-xss.long.test.ts',
  'treats hostile text as text on the page of a request, in its calendar and mails',
);
const wordsInBrowser = proof(
  'src/testing/e2e/hostile-input.e2e.ts',
  'Hostile input is shown as text when the owner reads and prints messages and requests',
);
const plainMail = proof(
  'server/http/security/stored-xss.long.test.ts',
  'sends hostile text as plain text only',
);
const fuzz = proof(
  'server/http/security/fuzz.long.test.ts',
  'answers whatever is sent to every call: no 500, none hangs, memory bounded',
);
const oddBytes = proof(
  'server/http/security/fuzz.long.test.ts',
  'answers bytes that are not JSON, with any content type',
);
const oddRequests = proof(
  'server/http/security/fuzz.long.test.ts',
  'answers odd addresses, headers and methods',
);
const guessing = proof(
  'server/http/security/guessing.test.ts',
  'lets the owner in at once in the middle of 5,000 guesses from one and from many addresses',
);
const cleanHtml = proof(
  'server/http/routes/content.test.ts',
  'lists articles newest first, with clean HTML',
);
const innerHtml = proof(
  'src/testing/repo/repository.test.ts',
  'sets inner HTML in exactly one component, and in the document that the server writes',
);
const strictHeaders = app('sends strict headers with every kind of response');
const crossSite = app('refuses cross-site requests');
const ownLog = app(
  'logs one JSON line per request, without personal data and without foreign lines',
);
const bareFailure = app(
  'answers an unexpected failure with a bare 500 and keeps the cause for the log',
);
const onlyClient = [
  client('a link shows how far the request is, and nothing of the person'),
  client('opens with the email address of the request, however it is written, and with no other'),
  clientWork('a file of another request cannot be downloaded'),
];
const secretLink = client('stores only a digest of the token, and logs none of it');
const onlyOwner = owner('lets nobody but the owner * *');
const staticFolders = proof(
  'server/http/middleware/static-files.test.ts',
  'serves nothing outside its folders (development: *)',
);

const proved = (...tests: Proof[]): AsvsStatus => ({ kind: 'proved', tests });
const documented = (where: string): AsvsStatus => ({ kind: 'documented', where });
const operator = (how: string): AsvsStatus => ({ kind: 'operator', how });
const accepted = (why: string): AsvsStatus => ({ kind: 'accepted', why });
const notApplicable = (why: string): AsvsStatus => ({ kind: 'not-applicable', why });

type Row = readonly [id: AsvsItem['id'], level: 1 | 2, requirement: string, status: AsvsStatus];

const noDatabase = notApplicable(
  'Records are JSON in memory and in a journal; there is no query language',
);
const memorySafe = notApplicable(
  'JavaScript manages its memory; native code is in kept libraries alone',
);
const onePassword = notApplicable(
  'One owner with one passphrase; no accounts, registration or second factor',
);
const noFactor = notApplicable('No factor is added to the passphrase: a passkey takes its place');
const noProvider = notApplicable('There is no identity provider');
const noTokens = notApplicable('Sessions are random references; no token carries its own contents');
const noOAuth = notApplicable('There is no OAuth or OpenID anywhere');
const noEncryption = notApplicable('The server encrypts nothing itself; TLS and disk do');
const noWebRtc = notApplicable('There is no WebRTC');
const noWebSocket = notApplicable('Events come over ordinary HTTP; there is no WebSocket');
const tlsInFront = operator(
  'TLS ends at the proxy in front; PUBLIC_URL with https turns the headers on',
);
const singleServer = notApplicable('One server without services behind it');

const rows: readonly Row[] = [
  ['V1.1.1', 2, 'Decode input once, before checking it', proved(oddBytes, staticFolders)],
  [
    'V1.1.2',
    2,
    'Encode output last, for whoever interprets it',
    proved(xss, workXss, wordsInBrowser),
  ],
  [
    'V1.2.1',
    1,
    'Encode for HTML, attributes and headers',
    proved(xss, workXss, hostile('treats any file name as text alone')),
  ],
  ['V1.2.2', 1, 'Encode what goes into addresses; safe protocols alone', proved(cleanHtml)],
  ['V1.2.3', 1, 'Encode what goes into scripts and JSON', proved(xss)],
  ['V1.2.4', 1, 'No injection into queries', noDatabase],
  ['V1.2.5', 1, 'No injection into commands', notApplicable('The server starts no other program')],
  ['V1.2.6', 2, 'No injection into LDAP', notApplicable('There is no LDAP')],
  ['V1.2.7', 2, 'No injection into XPath', notApplicable('There is no XML')],
  ['V1.2.8', 2, 'No injection into LaTeX', notApplicable('There is no LaTeX')],
  [
    'V1.2.9',
    2,
    'Escape what goes into regular expressions',
    notApplicable('No pattern is built from input'),
  ],
  ['V1.3.1', 1, 'Sanitise HTML with a known library', proved(cleanHtml)],
  ['V1.3.2', 1, 'No code made from text', proved(repository('runs no code made from text'))],
  [
    'V1.3.3',
    2,
    'Trim and limit what goes to dangerous places',
    proved(submissions('accepts answers as long as the limits allow')),
  ],
  [
    'V1.3.4',
    2,
    'No script in SVG of users',
    proved(hostile('refuses a file whose content does not match its type')),
  ],
  ['V1.3.5', 2, 'No templates or markup of users', proved(xss)],
  [
    'V1.3.6',
    2,
    'No requests to addresses of users',
    notApplicable(
      'The server connects to nothing but its mail server, database, buckets and own address',
    ),
  ],
  ['V1.3.7', 2, 'No templates built from input', proved(xss)],
  ['V1.3.8', 2, 'No injection into JNDI', notApplicable('There is no Java')],
  ['V1.3.9', 2, 'No injection into memcache', notApplicable('There is no memcache')],
  [
    'V1.3.10',
    2,
    'No format strings from input',
    notApplicable('Texts are joined, never formatted by a given pattern'),
  ],
  [
    'V1.3.11',
    2,
    'No injection into mail',
    proved(mail('lets nobody inject headers or recipients'), plainMail, workXss),
  ],
  ['V1.4.1', 2, 'Memory-safe handling of texts', memorySafe],
  ['V1.4.2', 2, 'No overflow of whole numbers', memorySafe],
  [
    'V1.4.3',
    2,
    'Memory and resources are released',
    proved(fuzz, uploads('leaves nothing behind when the connection breaks')),
  ],
  ['V1.5.1', 1, 'Restrictive XML parsers', notApplicable('No XML is parsed; SVG is refused')],
  ['V1.5.2', 2, 'Safe reading of serialised data', proved(fuzz, oddBytes)],

  ['V2.1.1', 1, 'Rules of input are documented', documented('What comes in')],
  ['V2.1.2', 2, 'Rules between fields are documented', documented('What comes in')],
  ['V2.1.3', 2, 'Limits of use are documented', documented('Limits')],
  [
    'V2.2.1',
    1,
    'Input is checked against what is expected',
    proved(submissions('names every invalid field, with a message for the visitor'), fuzz),
  ],
  [
    'V2.2.2',
    1,
    'The server checks, whatever the browser did',
    proved(submissions('names every invalid field, with a message for the visitor')),
  ],
  [
    'V2.2.3',
    2,
    'Fields that belong together are checked together',
    proved(
      submissions('refuses attachments that were not uploaded, naming them'),
      work('refuses a deposit above the price'),
      work('cancels a payment once, and none that a refund was paid from'),
      work('proposes each time of a visit once, however it is written'),
    ),
  ],
  [
    'V2.3.1',
    1,
    'Steps in their order',
    proved(
      work(
        'issues nothing while the seller is not known, nothing is paid, or nothing was refunded',
      ),
      clientWork('a client chooses one of the proposed times, once, and gets it for the calendar'),
    ),
  ],
  [
    'V2.3.2',
    2,
    'Limits of use are enforced',
    proved(
      submissions('slows one address down without stopping the others'),
      owner('stores a bounded number of notes'),
      client(
        'keeps the words of a plain form that is one too many, and no file of it or of a person erased on the way',
      ),
    ),
  ],
  [
    'V2.3.3',
    2,
    'All of an operation or nothing',
    proved(
      uploads('stores all files of one call or none'),
      proof(
        'server/storage/journal/journal-log.test.ts',
        'rejects on a full disk, stores nothing of the rejected record, and continues when there is space',
      ),
    ),
  ],
  [
    'V2.3.4',
    2,
    'Nothing is booked twice',
    proved(
      proof(
        'server/storage/adapters.long.test.ts',
        'record store: * > stores one of many simultaneous tries',
      ),
      work(
        'records the same payment of two devices once, unless the owner says that it came twice',
      ),
      work('two devices that issue at once make one invoice'),
      client('adds words and files once, under their id, also when the answer was lost'),
      clientWork(
        'the same report from two devices at once is one, and a damaged one is sent again',
      ),
      proof(
        'server/services/client-mails.test.ts',
        '150 faults of a mail server: no reply, visit, report, invoice or notice goes out twice or is lost in silence',
      ),
    ),
  ],
  [
    'V2.4.1',
    2,
    'Automation is slowed',
    proved(
      submissions('slows one address down without stopping the others'),
      guessing,
      client('10,000 guesses at links open none'),
    ),
  ],

  [
    'V3.2.1',
    1,
    'Files and answers are never run as pages',
    proved(
      uploads('attaches uploads to a request, and serves them to the owner and nobody else'),
      hostile('serves only the picture of a polyglot, re-encoded, or else only as a download'),
    ),
  ],
  ['V3.2.2', 1, 'Text is shown as text', proved(innerHtml, wordsInBrowser)],
  [
    'V3.3.1',
    1,
    'Cookies are Secure and say so in their name',
    proved(session('marks the cookie Secure when the site is reached by https')),
  ],
  [
    'V3.3.2',
    2,
    'Cookies are SameSite',
    proved(session('signs in with the passphrase and out again')),
  ],
  [
    'V3.3.3',
    2,
    'Cookie names start with __Host-',
    proved(session('marks the cookie Secure when the site is reached by https')),
  ],
  [
    'V3.3.4',
    2,
    'Session cookies are HttpOnly',
    proved(session('signs in with the passphrase and out again')),
  ],
  [
    'V3.4.1',
    1,
    'HSTS for a year, subdomains as well',
    accepted(
      'A year, without subdomains: the domain may have hosts that are not ours to decide about',
    ),
  ],
  ['V3.4.2', 1, 'No open CORS', proved(repository('allows no other origin to read responses'))],
  [
    'V3.4.3',
    2,
    'A policy of content with hashes',
    proved(strictHeaders, app('allows inline code of a page by hash only')),
  ],
  ['V3.4.4', 2, 'nosniff on everything', proved(strictHeaders)],
  ['V3.4.5', 2, 'A referrer policy', proved(strictHeaders)],
  ['V3.4.6', 2, 'No framing', proved(strictHeaders)],
  ['V3.5.1', 1, 'Requests come from our own pages', proved(crossSite)],
  [
    'V3.5.2',
    1,
    'No call that slips past a preflight',
    proved(
      crossSite,
      submissions('refuses bodies that are not JSON, not UTF-8, empty or too large'),
    ),
  ],
  [
    'V3.5.3',
    1,
    'Nothing changes by GET',
    proved(
      repository('changes nothing with a safe method'),
      client('fifty scanners that open the link change no byte of the records'),
    ),
  ],
  [
    'V3.5.4',
    2,
    'Applications on hosts of their own',
    operator('Give the site a host name of its own'),
  ],
  [
    'V3.5.5',
    2,
    'Messages between windows are checked',
    proved(repository('listens to no messages from other windows')),
  ],
  ['V3.7.1', 2, 'No outdated browser technology', proved(strictHeaders)],
  ['V3.7.2', 2, 'No redirect to elsewhere', proved(repository('redirects to no other site'))],

  ['V4.1.1', 1, 'Answers say their type and charset', proved(xss)],
  ['V4.1.2', 2, 'Only pages redirect to https', tlsInFront],
  [
    'V4.1.3',
    2,
    'Headers of the proxy cannot be forged',
    proved(repository('trusts no forwarded address unless a proxy is configured')),
  ],
  ['V4.2.1', 2, 'Requests have one end', proved(app('survives malformed addresses and requests'))],
  ['V4.3.1', 2, 'Bounded GraphQL', notApplicable('There is no GraphQL')],
  ['V4.3.2', 2, 'No GraphQL introspection', notApplicable('There is no GraphQL')],
  ['V4.4.1', 1, 'WebSocket over TLS', noWebSocket],
  ['V4.4.2', 2, 'Origin of WebSockets', noWebSocket],
  ['V4.4.3', 2, 'Tokens of WebSockets', noWebSocket],
  ['V4.4.4', 2, 'Tokens of WebSockets come from the session', noWebSocket],

  ['V5.1.1', 2, 'Kinds and sizes of files are documented', documented('What comes in')],
  [
    'V5.2.1',
    1,
    'Files of a bounded size',
    proved(
      uploads('refuses an eleventh file, a file over 10 MB, no file, and files in other fields'),
      clientWork(
        'takes a report of 25 MB, once under its id, and refuses a larger one with nothing stored',
      ),
    ),
  ],
  [
    'V5.2.2',
    1,
    'Name, type and bytes agree',
    proved(
      hostile('refuses a file whose content does not match its type'),
      clientWork('refuses what is not a PDF, an unknown request and a stranger'),
    ),
  ],
  [
    'V5.2.3',
    2,
    'Archives are checked before they are opened',
    proved(
      hostile('refuses a zip bomb, a path out of the folder and endless entries in a document'),
    ),
  ],
  [
    'V5.3.1',
    1,
    'Files of users never run on the server',
    proved(hostile('treats any file name as text alone')),
  ],
  [
    'V5.3.2',
    1,
    'Paths are made by the server',
    proved(hostile('treats any file name as text alone')),
  ],
  [
    'V5.4.1',
    2,
    'Downloads have a checked name',
    proved(hostile('treats any file name as text alone')),
  ],
  [
    'V5.4.2',
    2,
    'Names in headers are encoded',
    proved(hostile('treats any file name as text alone')),
  ],
  [
    'V5.4.3',
    2,
    'Files are scanned for malware',
    accepted(
      'No scanner runs here: kinds are few, pictures are re-encoded, everything else is a download that the owner’s device checks',
    ),
  ],

  ['V6.1.1', 1, 'Defence against guessing is documented', documented('The owner')],
  [
    'V6.1.2',
    2,
    'Words a passphrase must not be are documented',
    accepted('The owner chooses the one passphrase, of at least 12 characters'),
  ],
  ['V6.1.3', 2, 'All ways to sign in are documented', documented('Other people and passkeys')],
  [
    'V6.2.1',
    1,
    'At least eight characters',
    proved(
      proof('server/ops/env.test.ts', 'stops on *=* with one line that names it and not its value'),
    ),
  ],
  [
    'V6.2.2',
    1,
    'The passphrase can be changed',
    proved(
      passphrase('changes the passphrase with the old one, and signs every other browser out'),
    ),
  ],
  [
    'V6.2.3',
    1,
    'Changing it needs the old one',
    proved(
      passphrase('changes the passphrase with the old one, and signs every other browser out'),
    ),
  ],
  [
    'V6.2.4',
    1,
    'Common passwords are refused',
    accepted(
      'The owner chooses the one passphrase; at least 12 characters, and guessing is slowed',
    ),
  ],
  ['V6.2.5', 1, 'Any characters', proved(session('signs in with the passphrase and out again'))],
  [
    'V6.2.6',
    1,
    'The field hides what is typed',
    proved(
      proof(
        'src/features/inbox/inbox.long.test.tsx',
        'asks a visitor to sign in, and shows the messages and requests afterwards',
      ),
    ),
  ],
  [
    'V6.2.7',
    1,
    'Pasting and password managers work',
    proved(
      proof(
        'src/features/inbox/inbox.long.test.tsx',
        'asks a visitor to sign in, and shows the messages and requests afterwards',
      ),
    ),
  ],
  [
    'V6.2.8',
    1,
    'Compared exactly as typed',
    proved(session('refuses a passphrase that is missing, of another type or too long')),
  ],
  [
    'V6.2.9',
    2,
    'At least 64 characters are allowed',
    proved(session('refuses a passphrase that is missing, of another type or too long')),
  ],
  [
    'V6.2.10',
    2,
    'No forced change',
    proved(session('signs everybody out when the configured passphrase changes')),
  ],
  ['V6.2.11', 2, 'Words that are easy to guess are refused', accepted('As V6.1.2')],
  [
    'V6.2.12',
    2,
    'Breached passwords are refused',
    accepted('As V6.2.4; the server asks no service about passphrases'),
  ],
  [
    'V6.3.1',
    1,
    'Guessing is slowed',
    proved(
      guessing,
      client('slows wrong addresses down, and shuts nobody out for more than a quarter of an hour'),
      passkeys(
        'slows 10,000 guesses down as it does those of the passphrase, and still lets the owner in',
      ),
      proof(
        'server/services/guess-limiter.test.ts',
        'makes guessing from many addresses slow without making a new address wait',
      ),
      proof(
        'server/http/security/guessing.test.ts',
        'checks some twenty guesses of one household or office, from however many addresses',
      ),
    ),
  ],
  [
    'V6.3.2',
    1,
    'No default accounts',
    proved(
      proof(
        'server/ops/run.long.test.ts',
        'shows the first link in a terminal only, and the passphrase chosen there signs in',
      ),
    ),
  ],
  [
    'V6.3.3',
    2,
    'A second factor',
    accepted(
      'A passkey is two factors in one; a passphrase alone signs in as well, with slowed guessing and sessions that can be seen and ended',
    ),
  ],
  ['V6.3.4', 2, 'No other way in', proved(onlyOwner)],
  [
    'V6.4.1',
    1,
    'Made passphrases are random and short-lived',
    proved(
      passphrase('accepts the operator’s link for an hour'),
      people('an invitation ends after a day, at the next one, and with the person'),
    ),
  ],
  ['V6.4.2', 1, 'No secret questions', onePassword],
  ['V6.4.3', 2, 'A safe way back in', documented('The owner')],
  ['V6.4.4', 2, 'Losing a second factor', noFactor],
  [
    'V6.5.1',
    2,
    'Codes are used once',
    proved(
      passphrase('recovers a lost passphrase with each printed code once, however it is typed'),
    ),
  ],
  [
    'V6.5.2',
    2,
    'Codes are hashed',
    proved(
      passphrase('recovers a lost passphrase with each printed code once, however it is typed'),
    ),
  ],
  [
    'V6.5.3',
    2,
    'Codes are random',
    proved(
      passphrase('recovers a lost passphrase with each printed code once, however it is typed'),
    ),
  ],
  [
    'V6.5.4',
    2,
    'Codes are long enough',
    proved(
      passphrase('recovers a lost passphrase with each printed code once, however it is typed'),
    ),
  ],
  ['V6.5.5', 2, 'Codes end soon', proved(passphrase('accepts the operator’s link for an hour'))],
  ['V6.6.1', 2, 'Codes by phone', noFactor],
  ['V6.6.2', 2, 'Codes belong to their request', noFactor],
  ['V6.6.3', 2, 'Codes cannot be guessed', noFactor],
  ['V6.8.1', 2, 'Identities of several providers', noProvider],
  ['V6.8.2', 2, 'Signatures of assertions', noProvider],
  ['V6.8.3', 2, 'Assertions are used once', noProvider],
  ['V6.8.4', 2, 'Strength of a provider’s sign-in', noProvider],

  ['V7.1.1', 2, 'Lifetimes of sessions are documented', documented('The owner')],
  ['V7.1.2', 2, 'Number of sessions is documented', documented('The owner')],
  ['V7.1.3', 2, 'Federated sessions are documented', noProvider],
  ['V7.2.1', 1, 'The server checks sessions', proved(onlyOwner)],
  [
    'V7.2.2',
    1,
    'Tokens are made for each session',
    proved(session('stores no token, only its hash')),
  ],
  [
    'V7.2.3',
    1,
    'Tokens have 128 random bits',
    proved(session('signs in with the passphrase and out again')),
  ],
  [
    'V7.2.4',
    1,
    'A new token with each sign-in',
    proved(
      owner('lists sessions and signs single ones, or all others, out'),
      session('ends the session that a second sign-in of the same browser replaces, and no other'),
      passkeys('needs fresh proof to add or remove a passkey, which a passkey gives as well'),
    ),
  ],
  [
    'V7.3.1',
    2,
    'Idle sessions end',
    accepted(
      'Thirty days in all, no idle limit: an owner on site without reception must still read; sessions can be ended from anywhere',
    ),
  ],
  ['V7.3.2', 2, 'Sessions end after a time', proved(session('ends a session after 30 days'))],
  [
    'V7.4.1',
    1,
    'Signing out ends the session on the server',
    proved(
      session('signs in with the passphrase and out again'),
      owner('notifies an open inbox of changes until the session ends'),
    ),
  ],
  [
    'V7.4.2',
    1,
    'Sessions end with their account',
    proved(
      session('signs everybody out when the configured passphrase changes'),
      people('removes somebody with everything that lets them in, at once'),
      people('a session that opens while its person is removed lets nobody in'),
      passkeys('a removed passkey signs nobody in, and its sessions end at once'),
    ),
  ],
  [
    'V7.4.3',
    2,
    'A new passphrase ends all sessions',
    proved(
      passphrase('changes the passphrase with the old one, and signs every other browser out'),
    ),
  ],
  [
    'V7.4.4',
    2,
    'Signing out is in sight',
    proved(
      proof('src/features/inbox/inbox.long.test.tsx', 'leaves nothing in memory after signing out'),
    ),
  ],
  [
    'V7.4.5',
    2,
    'The operator can end sessions',
    proved(session('signs everybody out when the configured passphrase changes')),
  ],
  [
    'V7.5.1',
    2,
    'The passphrase again before it is changed',
    proved(
      passphrase('changes the passphrase with the old one, and signs every other browser out'),
      passkeys('needs fresh proof to add or remove a passkey, which a passkey gives as well'),
      people('proof is one’s own: nobody else’s passphrase counts, and it is kept where it fails'),
    ),
  ],
  [
    'V7.5.2',
    2,
    'Sessions can be seen and ended',
    proved(owner('lists sessions and signs single ones, or all others, out')),
  ],
  ['V7.6.1', 2, 'Federated sign-out', noProvider],
  ['V7.6.2', 2, 'No session without an action', proved(onlyOwner)],

  ['V8.1.1', 1, 'Who may do what is documented', documented('Who may do what')],
  ['V8.1.2', 2, 'Who may see which fields is documented', documented('Who may do what')],
  [
    'V8.2.1',
    1,
    'Functions are for those who may',
    proved(
      onlyOwner,
      ...onlyClient,
      people(
        'the owner alone decides about people and money, with fresh proof, and cannot be removed',
      ),
    ),
  ],
  [
    'V8.2.2',
    1,
    'Records are for those who may',
    proved(onlyOwner, ...onlyClient, client('every link that leads nowhere gets the same answer')),
  ],
  [
    'V8.2.3',
    2,
    'Fields are for those who may',
    proved(
      proof('server/http/routes/inbox.test.ts', 'refuses changes that make no sense'),
      onlyOwner,
      ...onlyClient,
    ),
  ],
  ['V8.3.1', 1, 'The server decides', proved(onlyOwner)],
  ['V8.4.1', 2, 'Tenants are apart', notApplicable('There is one practice')],

  ['V9.1.1', 1, 'Signatures of tokens', noTokens],
  ['V9.1.2', 1, 'Algorithms of tokens', noTokens],
  ['V9.1.3', 1, 'Keys of tokens', noTokens],
  ['V9.2.1', 1, 'Times of tokens', noTokens],
  ['V9.2.2', 2, 'Purpose of tokens', noTokens],
  ['V9.2.3', 2, 'Receiver of tokens', noTokens],
  ['V9.2.4', 2, 'Restriction of receivers', noTokens],

  ['V10.1.1', 2, 'Tokens go only where needed', noOAuth],
  ['V10.1.2', 2, 'Answers belong to their flow', noOAuth],
  ['V10.2.1', 2, 'No forged token requests', noOAuth],
  ['V10.2.2', 2, 'No mix-up of servers', noOAuth],
  ['V10.3.1', 2, 'Tokens meant for this server', noOAuth],
  ['V10.3.2', 2, 'Claims decide', noOAuth],
  ['V10.3.3', 2, 'Users by lasting claims', noOAuth],
  ['V10.3.4', 2, 'Strength of the sign-in', noOAuth],
  ['V10.4.1', 1, 'Exact redirect addresses', noOAuth],
  ['V10.4.2', 1, 'Codes are used once', noOAuth],
  ['V10.4.3', 1, 'Codes end soon', noOAuth],
  ['V10.4.4', 1, 'Grants that are needed', noOAuth],
  ['V10.4.5', 1, 'No replay of refresh tokens', noOAuth],
  ['V10.4.6', 2, 'Proof keys', noOAuth],
  ['V10.4.7', 2, 'Registration of clients', noOAuth],
  ['V10.4.8', 2, 'Refresh tokens end', noOAuth],
  ['V10.4.9', 2, 'Tokens can be revoked', noOAuth],
  ['V10.4.10', 2, 'Clients prove who they are', noOAuth],
  ['V10.4.11', 2, 'Scopes that are needed', noOAuth],
  ['V10.5.1', 2, 'No replay of ID tokens', noOAuth],
  ['V10.5.2', 2, 'Users by their subject', noOAuth],
  ['V10.5.3', 2, 'No false metadata', noOAuth],
  ['V10.5.4', 2, 'ID tokens meant for this client', noOAuth],
  ['V10.5.5', 2, 'Sign-out over the back channel', noOAuth],
  ['V10.6.1', 2, 'Response modes', noOAuth],
  ['V10.6.2', 2, 'No forced sign-out', noOAuth],
  ['V10.7.1', 2, 'Consent to each request', noOAuth],
  ['V10.7.2', 2, 'Consent is informed', noOAuth],
  ['V10.7.3', 2, 'Consent can be withdrawn', noOAuth],

  ['V11.1.1', 2, 'Keys have a policy', noEncryption],
  ['V11.1.2', 2, 'An inventory of cryptography', documented('Cryptography')],
  ['V11.2.1', 2, 'Known implementations', proved(repository('uses no cryptography but Node’s'))],
  [
    'V11.2.2',
    2,
    'Algorithms can be changed',
    proved(
      proof('server/services/passphrase.test.ts', 'checks a hash at the cost it was made with'),
    ),
  ],
  ['V11.2.3', 2, '128 bits of security', proved(repository('uses no cryptography but Node’s'))],
  ['V11.3.1', 1, 'No weak block modes', noEncryption],
  ['V11.3.2', 1, 'Approved ciphers', noEncryption],
  ['V11.3.3', 2, 'Encrypted data is authenticated', noEncryption],
  ['V11.4.1', 1, 'Approved hash functions', proved(repository('uses no cryptography but Node’s'))],
  [
    'V11.4.2',
    2,
    'Passwords are stretched',
    proved(
      proof(
        'server/services/passphrase.test.ts',
        'hashes the passphrase with scrypt, a random salt and the recommended cost',
      ),
    ),
  ],
  [
    'V11.4.3',
    2,
    'Long hashes for integrity',
    proved(uploads('compares the digests of the files that have one')),
  ],
  [
    'V11.4.4',
    2,
    'Keys from passwords are stretched',
    notApplicable('No key is made from a password'),
  ],
  [
    'V11.5.1',
    2,
    'Random values with 128 bits',
    proved(
      session('signs in with the passphrase and out again'),
      secretLink,
      repository('uses no cryptography but Node’s'),
    ),
  ],
  ['V11.6.1', 2, 'Approved public-key algorithms', noEncryption],

  ['V12.1.1', 1, 'TLS 1.2 and 1.3 alone', tlsInFront],
  ['V12.1.2', 2, 'Recommended ciphers', tlsInFront],
  ['V12.1.3', 2, 'Client certificates', notApplicable('There are no client certificates')],
  ['V12.2.1', 1, 'TLS for everything outside', tlsInFront],
  ['V12.2.2', 1, 'Publicly trusted certificates', tlsInFront],
  [
    'V12.3.1',
    2,
    'Encrypted connections to others',
    proved(mail('uses TLS where the server supports it, and only with a valid certificate')),
  ],
  [
    'V12.3.2',
    2,
    'Certificates of others are checked',
    proved(mail('uses TLS where the server supports it, and only with a valid certificate')),
  ],
  ['V12.3.3', 2, 'TLS between own services', singleServer],
  ['V12.3.4', 2, 'Trusted certificates between own services', singleServer],

  ['V13.1.1', 2, 'Connections are documented', documented('Connections')],
  ['V13.2.1', 2, 'Own services prove who they are', singleServer],
  [
    'V13.2.2',
    2,
    'Accounts with few rights',
    operator('Run it as a user of its own that owns DATA_DIR alone'),
  ],
  [
    'V13.2.3',
    2,
    'No default credentials',
    proved(session('signs everybody out when the configured passphrase changes')),
  ],
  ['V13.2.4', 2, 'A list of outside systems', documented('Connections')],
  [
    'V13.2.5',
    2,
    'The server asks none but those',
    proved(
      repository('connects to nothing but its mail server, database, buckets and own address'),
    ),
  ],
  [
    'V13.3.1',
    2,
    'Secrets are managed',
    operator('OWNER_PASSPHRASE and SMTP_URL come from the environment; none is in the repository'),
  ],
  [
    'V13.3.2',
    2,
    'Few can read secrets',
    operator('The environment of the service is readable by its user alone'),
  ],
  ['V13.4.1', 1, 'No source control served', proved(staticFolders)],
  ['V13.4.2', 2, 'No debugging in production', proved(bareFailure)],
  ['V13.4.3', 2, 'No listings of folders', proved(staticFolders)],
  ['V13.4.4', 2, 'No TRACE', proved(repository('answers no TRACE'))],
  [
    'V13.4.5',
    2,
    'No documentation or monitoring by accident',
    proved(app('says when it is ready')),
  ],

  ['V14.1.1', 2, 'Sensitive data is classified', documented('What is kept')],
  ['V14.1.2', 2, 'Each class has its protection', documented('What is kept')],
  ['V14.2.1', 1, 'Nothing sensitive in addresses', proved(ownLog, secretLink)],
  [
    'V14.2.2',
    2,
    'Nothing sensitive in caches',
    proved(
      onlyOwner,
      client('a link shows how far the request is, and nothing of the person'),
      hostile('shows pictures upright, small and without location or name'),
    ),
  ],
  ['V14.2.3', 2, 'Nothing to trackers', proved(strictHeaders)],
  [
    'V14.2.4',
    2,
    'The documented protection is there',
    proved(
      owner('returns the retention periods, and deletes records after them'),
      client('ends with every link revoked, 26 weeks after the report, and with the person erased'),
      clientWork(
        'a person erased while a report or a reply’s file is being sent leaves no file behind',
      ),
      proof(
        'server/storage/adapters.long.test.ts',
        'work entries: * > erases a person by the address that was *, with all that was done for them',
      ),
      proof(
        'server/storage/erasure.test.ts',
        'leaves no data of an erased person anywhere in the data folder',
      ),
    ),
  ],
  [
    'V14.3.1',
    1,
    'Nothing stays after signing out',
    proved(
      proof('src/features/inbox/inbox.long.test.tsx', 'leaves nothing in memory after signing out'),
    ),
  ],
  [
    'V14.3.2',
    2,
    'Answers with personal data say no-store',
    proved(
      client('a link shows how far the request is, and nothing of the person'),
      hostile('shows pictures upright, small and without location or name'),
      uploads('attaches uploads to a request, and serves them to the owner and nobody else'),
    ),
  ],
  [
    'V14.3.3',
    2,
    'Nothing sensitive in the browser’s storage',
    accepted(
      'Drafts and unsent requests stay on the visitor’s own device until delivered: that is what the site is for. Nothing of the inbox is stored',
    ),
  ],

  ['V15.1.1', 1, 'Times to mend known faults are documented', documented('Dependencies')],
  ['V15.1.2', 2, 'A list of all libraries', documented('Dependencies')],
  ['V15.1.3', 2, 'Costly work is documented', documented('Limits')],
  [
    'V15.2.1',
    1,
    'No library past its time',
    operator('npm audit before each release, within the times of Dependencies'),
  ],
  [
    'V15.2.2',
    2,
    'Costly work is bounded',
    proved(
      guessing,
      proof(
        'server/http/middleware/limits.test.ts',
        'lets one address have a few concurrent uploads, and others continue',
      ),
      owner('keeps a bounded number of open inboxes and closes them when it stops'),
      proof('server/testing/long-inputs.long.test.ts', 'reads 1 MB of any characters in time: *'),
      proof(
        'server/pages/seo/share-cards.long.test.ts',
        'looks for the best part in all of an ordinary picture',
      ),
    ),
  ],
  [
    'V15.2.3',
    2,
    'No test code in production',
    proved(repository('brings no test code into the build')),
  ],
  [
    'V15.3.1',
    1,
    'Answers hold the needed fields alone',
    proved(
      proof('server/http/routes/inbox.test.ts', 'lists contact and chat messages, newest first'),
    ),
  ],
  [
    'V15.3.2',
    2,
    'Calls to others follow no redirects',
    notApplicable('The server makes no HTTP request'),
  ],
  [
    'V15.3.3',
    2,
    'Only allowed fields are taken',
    proved(fuzz, proof('server/http/routes/inbox.test.ts', 'refuses changes that make no sense')),
  ],
  [
    'V15.3.4',
    2,
    'The visitor’s address is passed on soundly',
    proved(repository('trusts no forwarded address unless a proxy is configured')),
  ],
  ['V15.3.5', 2, 'Strict types and comparisons', proved(fuzz)],
  [
    'V15.3.6',
    2,
    'No pollution of prototypes',
    proved(fuzz, hostile('answers * without falling over')),
  ],
  ['V15.3.7', 2, 'No confusion of repeated parameters', proved(oddRequests)],

  ['V16.1.1', 2, 'What is logged is documented', documented('Logs')],
  ['V16.2.1', 2, 'Lines say when, what and which request', proved(ownLog)],
  ['V16.2.2', 2, 'Times are UTC', proved(ownLog)],
  ['V16.2.3', 2, 'Logs go where it is documented', documented('Logs')],
  ['V16.2.4', 2, 'Logs can be read by programs', proved(ownLog)],
  [
    'V16.2.5',
    2,
    'Nothing sensitive in logs',
    proved(ownLog, xss, owner('erases what one person sent, after counting it')),
  ],
  [
    'V16.3.1',
    2,
    'Sign-ins are logged',
    proved(repository('logs every sign-in, successful or not')),
  ],
  ['V16.3.2', 2, 'Refusals are logged', proved(ownLog)],
  [
    'V16.3.3',
    2,
    'Security events are logged',
    proved(ownLog, repository('logs every sign-in, successful or not')),
  ],
  ['V16.3.4', 2, 'Unexpected failures are logged', proved(bareFailure)],
  ['V16.4.1', 2, 'Nobody writes lines into logs', proved(ownLog, xss)],
  [
    'V16.4.2',
    2,
    'Logs are protected',
    operator('Logs go to standard output; the service manager keeps them'),
  ],
  ['V16.4.3', 2, 'Logs go elsewhere', operator('As V16.4.2')],
  ['V16.5.1', 2, 'Failures tell visitors nothing', proved(bareFailure, fuzz)],
  [
    'V16.5.2',
    2,
    'Continues when others fail',
    proved(
      proof(
        'server/mail/delivery.test.ts',
        'accepts a message while the mail server is down, and notifies owner and sender once it is back',
      ),
    ),
  ],
  [
    'V16.5.3',
    2,
    'Failures never open a door',
    proved(
      submissions(
        'answers 503 on a full disk and accepts the same request when there is space again',
      ),
      bareFailure,
    ),
  ],

  ['V17.1.1', 2, 'TURN and internal addresses', noWebRtc],
  ['V17.2.1', 2, 'Key of the media certificate', noWebRtc],
  ['V17.2.2', 2, 'Ciphers of media', noWebRtc],
  ['V17.2.3', 2, 'Media are authenticated', noWebRtc],
  ['V17.2.4', 2, 'Malformed media', noWebRtc],
  ['V17.3.1', 2, 'A flood of signalling', noWebRtc],
  ['V17.3.2', 2, 'Malformed signalling', noWebRtc],
];

/**
 * Every item of levels 1 and 2 of the OWASP Application Security Verification Standard 5.0.0, with its status. A test
 * checks that the items are complete and that `npm test` runs the named tests.
 */
export const asvs: readonly AsvsItem[] = rows.map(([id, level, requirement, status]) => ({
  id,
  level,
  requirement,
  status,
}));
