import sharp from 'sharp';
import type { Bench, Check } from '../check.ts';

interface Picture {
  src: string;
  sizes?: string;
  type?: string;
  purpose?: string;
  form_factor?: string;
}

interface Manifest {
  name?: string;
  short_name?: string;
  id?: string;
  start_url?: string;
  scope?: string;
  display?: string;
  background_color?: string;
  theme_color?: string;
  lang?: string;
  description?: string;
  icons?: Picture[];
  screenshots?: Picture[];
  shortcuts?: { name: string; url: string }[];
}

/** What the browser requires for installing, by its own report, and what the manifest promises. */
export const manifest: Check = () => [
  {
    name: 'web app manifest',
    async run(bench) {
      const findings = [...(await faultsOf(bench)), ...(await browserFaults(bench))];
      return [
        {
          check: 'manifest',
          subject: 'web app manifest',
          measured: `${findings.length} faults`,
          isMet: findings.length === 0,
          findings,
        },
      ];
    },
  },
];

async function faultsOf({ site }: Bench): Promise<string[]> {
  const response = await fetch(`${site.address}/manifest.webmanifest`);
  if (!response.headers.get('Content-Type')?.startsWith('application/manifest+json')) {
    return [`sent as ${response.status} ${response.headers.get('Content-Type')}`];
  }
  const webManifest = (await response.json()) as Manifest;
  const faults: string[] = [];
  const wanted = [
    'name',
    'short_name',
    'id',
    'start_url',
    'scope',
    'display',
    'background_color',
    'theme_color',
    'lang',
    'description',
  ] as const;
  for (const name of wanted) if (!webManifest[name]) faults.push(`no ${name}`);
  const icons = webManifest.icons ?? [];
  for (const size of ['192x192', '512x512']) {
    if (!icons.some((icon) => icon.sizes === size && icon.purpose === 'any')) {
      faults.push(`no icon of ${size}`);
    }
  }
  if (!icons.some(({ purpose }) => purpose === 'maskable')) faults.push('no maskable icon');
  const screenshots = webManifest.screenshots ?? [];
  for (const shape of ['narrow', 'wide']) {
    if (!screenshots.some((shot) => shot.form_factor === shape)) faults.push(`no ${shape} picture`);
  }
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const answer = await fetch(site.address + src);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    if (`${width}x${height}` !== sizes) faults.push(`${src} is ${width}x${height}, not ${sizes}`);
    if (answer.headers.get('Content-Type') !== type) faults.push(`${src} is not sent as ${type}`);
  }
  for (const { url } of [{ url: webManifest.start_url ?? '' }, ...(webManifest.shortcuts ?? [])]) {
    const { status } = await fetch(site.address + url);
    if (status !== 200) faults.push(`${url} answers ${status}`);
  }
  return faults;
}

/** Chromium's complaints about the manifest and about installing the site. */
async function browserFaults({ browser, site }: Bench): Promise<string[]> {
  const context = await browser.newContext({ baseURL: site.address });
  const page = await context.newPage();
  await page.goto('/site-map');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  await context.close();
  return [
    ...errors.map(({ message }) => message),
    ...installabilityErrors
      // A test's window is an incognito window.
      .filter(({ errorId }) => errorId !== 'in-incognito')
      .map(({ errorId }) => `the browser would not install it: ${errorId}`),
  ];
}
