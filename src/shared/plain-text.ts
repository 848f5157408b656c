/** A text in UTF-8, in an old 8-bit encoding, or in UTF-16 with its mark: only characters that a text has. */
export function isPlainText(bytes: Uint8Array): boolean {
  const encoding = utf16Of(bytes);
  if (encoding === undefined) {
    const end = endOf(bytes);
    return end > 0 && !bytes.subarray(0, end).some(isControl);
  }
  // Some programs add a single byte for the last line break.
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  const units = Uint16Array.from(new TextDecoder(encoding).decode(whole), (letter) =>
    letter.charCodeAt(0),
  );
  // U+FFFD replaces invalid characters, of which compressed audio is full.
  return !units.subarray(0, endOf(units)).some((code) => isControl(code) || code === 0xfffd);
}

function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Where a text ends: before the Ctrl-Z with which DOS ended texts, and what filled its last block. */
function endOf(codes: Uint8Array | Uint16Array): number {
  let end = codes.length;
  while (end > 0 && isFilling(codes[end - 1])) end -= 1;
  const mark = codes.indexOf(endOfFile, end);
  const isEnd = mark !== -1 && codes.subarray(end, mark).every((code) => code !== 0);
  return isEnd ? mark : codes.length;
}

const endOfFile = 0x1a;
const isFilling = (code = -1) => code === 0 || code === endOfFile || code === 10 || code === 13;

/** Tab, line feed, vertical tab, form feed and carriage return (9 to 13) are part of a text. */
function isControl(code: number): boolean {
  return code < 9 || (code > 13 && code < 32) || code === 127;
}
