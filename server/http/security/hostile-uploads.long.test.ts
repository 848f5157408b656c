import { deflateRawSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { sampleFiles, zipOf } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const script = '<script>alert(document.domain)</script>';
const word = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];

/** A valid picture with EXIF: a location, long text, and a rotation by 90°. */
let photo: Buffer;
let png: Buffer;
/** Few bytes, 20 million pixels. */
let avifFlood: Buffer;
beforeAll(async () => {
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#b5563c' } });
  photo = await plain
    .clone()
    .withExif({
      IFD0: { Artist: 'Ruth', ImageDescription: 'our block' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 20/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  png = await plain.clone().png().toBuffer();
  const wide = { width: 5_000, height: 4_000, channels: 3, background: '#b5563c' } as const;
  const avif = await sharp({ create: { ...wide, width: 50, height: 40 } })
    .avif({ effort: 0 })
    .toBuffer();
  avifFlood = enlarged(avif, wide.width, wide.height);
});

async function send(server: TestServer, bytes: Uint8Array, name: string, type: string) {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await server.fetch('/api/upload', { method: 'POST', body: form });
  const body = await response.json();
  return { status: response.status, code: body.code, address: body.files?.[0] };
}

/** Stores a picture and requests it as the owner. */
async function shown(server: TestServer, bytes: Uint8Array, name: string, type: string) {
  const { address } = await send(server, bytes, name, type);
  const cookie = await server.signIn();
  const response = await server.fetch(`${address}?size=thumbnail`, { headers: { cookie } });
  return { response, cookie, address };
}

/** A PNG that declares this size in its header and contains little. */
function flood(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR', 0, 'latin1');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 6, 0, 0, 0], 12);
  const chunk = (data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length - 4);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(checksum(data));
    return Buffer.concat([size, data, sum]);
  };
  const data = Buffer.concat([Buffer.from('IDAT'), deflateRawSync(Buffer.alloc(1_000_000))]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk(header),
    chunk(data),
    chunk(Buffer.from('IEND')),
  ]);
}

/** An AVIF that declares a larger size than it has, in its spatial extents property. */
function enlarged(avif: Buffer, width: number, height: number): Buffer {
  const at = avif.indexOf('ispe');
  const copy = Buffer.from(avif);
  copy.writeUInt32BE(width, at + 8);
  copy.writeUInt32BE(height, at + 12);
  return copy;
}

function checksum(bytes: Buffer): number {
  if (typeof crc32 === 'function') return crc32(bytes);
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test('refuses a file whose content does not match its type', async () => {
  const server = await startTestServer();
  const svg = sampleFiles.svg;
  const cases: [Uint8Array, string, string][] = [
    [svg, 'plan.png', 'image/png'],
    [svg, 'plan.svg', 'image/svg+xml'],
    [Buffer.concat([Buffer.from('\uFEFF'), svg]), 'plan.svg', 'image/svg+xml'],
    [sampleFiles.html, 'plan.png', 'image/png'],
    [sampleFiles.html, 'plan.html', 'text/html'],
    [sampleFiles.program, 'plan.jpg', 'image/jpeg'],
    [sampleFiles.xlsx, 'plan.docx', ''],
    [sampleFiles.otherOle, 'plan.doc', 'application/msword'],
    [Buffer.from('MZ\u0000\u0003program'), 'plan.pdf', 'application/pdf'],
    [photo, 'photo.png', 'image/png'],
    [photo, 'photo.jpg', 'text/html'],
    [photo, 'photo.jpg.html', 'image/jpeg'],
    [photo, 'photo', ''],
    [Buffer.alloc(0), 'empty.txt', 'text/plain'],
  ];
  for (const [bytes, name, type] of cases) {
    expect([name, await send(server, bytes, name, type)]).toEqual([
      name,
      { status: 415, code: 'unsupported-file', address: undefined },
    ]);
  }
});

/** An archive whose end record contradicts its directory. */
function saying(archive: Buffer, end: { count?: number; directoryBytes?: number }): Buffer {
  const other = Buffer.from(archive);
  const at = other.length - 22;
  if (end.count !== undefined) other.writeUInt16LE(end.count, at + 10);
  if (end.directoryBytes !== undefined) other.writeUInt32LE(end.directoryBytes, at + 12);
  return other;
}

test('refuses a zip bomb, a path out of the folder and endless entries in a document', async () => {
  const server = await startTestServer();
  const bombs = [
    zipOf([...word, { name: 'word/media/image1.png', unpackedBytes: 0xffff_fffe }]),
    zipOf([...word, ...Array.from({ length: 2_000 }, (_, index) => `word/media/${index}.png`)]),
    zipOf([...word, '../../../.bashrc']),
    zipOf([...word, '/etc/passwd']),
    zipOf([...word, { name: 'word/link', isLink: true }]),
    zipOf(word).subarray(0, -10),
    saying(zipOf([...word, '../../../.bashrc']), { count: 0 }),
    saying(zipOf([...word, '../../../.bashrc']), { count: word.length }),
    saying(zipOf(word), { directoryBytes: 0 }),
  ];
  for (const bomb of bombs) {
    expect((await send(server, bomb, 'letter.docx', '')).status).toBe(415);
  }
  expect((await send(server, zipOf(word), 'letter.docx', '')).status).toBe(200);
});

test('serves only the picture of a polyglot, re-encoded, or else only as a download', async () => {
  const server = await startTestServer();
  const tails = [Buffer.from(script), zipOf(word), sampleFiles.pdf];
  for (const tail of tails) {
    const { response, cookie, address } = await shown(
      server,
      Buffer.concat([photo, tail]),
      'wall.jpg',
      'image/jpeg',
    );
    const seen = Buffer.from(await response.arrayBuffer());
    expect(seen.includes('script')).toBe(false);
    expect((await sharp(seen).metadata()).format).toBe('webp');
    const original = await server.fetch(address, { headers: { cookie } });
    expect(original.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(original.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(original.headers.get('X-Content-Type-Options')).toBe('nosniff');
    await original.arrayBuffer();
  }
  const gif = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1);')]);
  const broken = await shown(server, gif, 'wall.gif', 'image/gif');
  expect(broken.response.status).toBe(415);
});

test('shows pictures upright, small and without location or name', async () => {
  const server = await startTestServer();
  const { response, cookie, address } = await shown(server, photo, 'wall.jpg', 'image/jpeg');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  const { width, height, exif, orientation, icc } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  expect({ width, height, exif, orientation, icc }).toEqual({ width: 40, height: 60 });

  const large = await sharp({
    create: { width: 2_400, height: 600, channels: 3, background: 'white' },
  })
    .png()
    .toBuffer();
  const second = await send(server, large, 'plan.png', 'image/png');
  const screen = await server.fetch(`${second.address}?size=screen`, { headers: { cookie } });
  const size = await sharp(Buffer.from(await screen.arrayBuffer())).metadata();
  expect([size.width, size.height]).toEqual([1_600, 400]);
  for (const query of ['?size=huge', '?size=', '?size=__proto__']) {
    expect((await server.fetch(address + query, { headers: { cookie } })).status).toBe(400);
  }
  expect((await server.fetch(`${address}?size=thumbnail`)).status).toBe(401);
});

test('decodes no pixel flood, no truncated picture, no HEIC and no document, and says so', async () => {
  const server = await startTestServer();
  const cases: [Buffer, string, string][] = [
    [flood(65_000, 65_000), 'flood.png', 'image/png'],
    [flood(2_147_483_647, 1), 'flood.png', 'image/png'],
    [avifFlood, 'flood.avif', 'image/avif'],
    [png.subarray(0, 60), 'cut.png', 'image/png'],
    [sampleFiles.heic, 'phone.heic', 'image/heic'],
    [sampleFiles.pdf, 'plan.pdf', 'application/pdf'],
  ];
  for (const [bytes, name, type] of cases) {
    const { response } = await shown(server, bytes, name, type);
    expect(response.status).toBe(415);
    expect((await response.json()).detail).toContain('Download it');
  }
});

test('treats any file name as text alone', async () => {
  const server = await startTestServer();
  const cookie = await server.signIn();
  const names = [
    '../../../etc/passwd.jpg',
    '..\\..\\windows\\system32\\wall.jpg',
    '/absolute/wall.jpg',
    'C:\\wall.jpg',
    'exe.\u202Egpj.wall.jpg',
    `${'long'.repeat(400)}.jpg`,
    'quote".jpg',
    'semi;filename=evil.html;.jpg',
    '<img src=x onerror=alert(1)>.jpg',
    'ドア.jpg',
    '.jpg',
  ];
  for (const name of names) {
    const { status, address } = await send(server, photo, name, 'image/jpeg');
    expect([name, status]).toEqual([name, 200]);
    expect(address).toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/);
    const response = await server.fetch(address, { headers: { cookie } });
    expect(response.status).toBe(200);
    const disposition = response.headers.get('Content-Disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename=/);
    expect(disposition).toMatch(/^[\x20-\x7e]+$/);
    expect(disposition.length).toBeLessThan(2_500);
    await response.arrayBuffer();
  }
});

const part = (head: string, body = 'x') => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const field = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const fileOf = (name: string, fileName: string) => `${field(name)}; filename="${fileName}"`;

test.each([
  ['a field without a name', part('Content-Disposition: form-data')],
  ['a field with an empty name', part(field(''))],
  ['a file with an empty name', part(fileOf('', 'a.txt'))],
  ['a file without a field name', part('Content-Disposition: form-data; filename="a.txt"')],
  ['a name of the prototype', part(field('__proto__')) + part(field('constructor[prototype][x]'))],
  ['deeply nested names', part(field(`a${'[b]'.repeat(5_000)}`))],
  ['endless array indexes', part(field('a[4294967294]'))],
  ['thousands of fields', part(field('a')).repeat(5_000)],
  ['thousands of files', part(fileOf('files', 'a.txt')).repeat(2_000)],
  ['endless headers', part(`${field('a')}\r\n${'X-A: b\r\n'.repeat(5_000)}X-B: c`)],
  ['a header without an end', `--b\r\n${'x'.repeat(100_000)}`],
  ['a part without headers', '--b\r\n\r\nx\r\n'],
  ['a body without parts', 'nothing at all'],
  [
    'a wrong charset',
    part(`${fileOf('files', 'a.txt')}\r\nContent-Type: text/plain; charset=x-evil`),
  ],
  ['a wrong encoding', part(`${fileOf('files', 'a.txt')}\r\nContent-Transfer-Encoding: evil`)],
  ['a control character in a name', part(fileOf('files', 'a\u0001.txt'))],
  ['a broken file name', part(`${field('files')}; filename*=UTF-8''%ff%fe`)],
])('answers %s without falling over', async (_, body) => {
  const server = await startTestServer();
  const response = await server.fetch('/api/upload', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    body: `${body}--b--\r\n`,
  });
  expect(response.status).not.toBe(500);
  expect(response.headers.get('Content-Type')).toMatch(/json/);
  await response.text();
  expect((await server.fetch('/healthz')).status).toBe(200);
});
