/** Limits shared by the forms, the API and the server, so that a form never accepts what a send would refuse. */
export const limits = {
  /** Files in one request, all together. */
  maxFiles: 10,
  /** Size of one file, in bytes (10 MB as shown to the visitor). */
  maxFileBytes: 10 * 1024 * 1024,
  /** Size of a JSON request body, in bytes. */
  maxJsonBytes: 256 * 1024,
  /** Size of an entry that the owner saves, and of what the owner pastes, in bytes. */
  maxEntryBytes: 1024 * 1024,
  maxPastedBytes: 4 * 1024 * 1024,
  /** Length of a one-line text answer, in UTF-16 code units. */
  maxLineLength: 200,
  /** Length of a long text answer, in UTF-16 code units. */
  maxTextLength: 5_000,
  /** Length of the labelled text block of a consultation request, in UTF-16 code units. */
  maxProjectDescriptionLength: 200_000,
  /** Length of an email address (RFC 5321 path limit). */
  maxEmailLength: 254,
  /** Encrypted draft on its way to another device, in bytes (100 MB as shown to the visitor). */
  maxDeviceTransferBytes: 100 * 1024 * 1024,
  /** One part of it, in bytes; what a lost connection has to send again. */
  deviceTransferPartBytes: 2 * 1024 * 1024,
  /** Answers in one questionnaire, known and unknown names together. */
  maxAnswers: 120,
} as const;

/** Extensions the visitor may attach; the server decides by content. */
export const acceptedExtensions = [
  'jpg',
  'jpeg',
  'png',
  'webp',
  'heic',
  'heif',
  'gif',
  'avif',
  'pdf',
  'doc',
  'docx',
  'txt',
] as const;
