import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { onFreePort } from '#server/testing/free-port.ts';

const miniBrowser =
  process.env['MINIBROWSER_PATH'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The names under which WebDriver sends an element (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The subset of W3C WebDriver that the story needs. */
export interface WebDriver {
  go(address: string): Promise<void>;
  /** Runs a function body in the page; a returned promise is awaited. */
  run(script: string, ...input: readonly unknown[]): Promise<unknown>;
  /** Types into the first element of a selector; into a file control, a path. */
  type(selector: string, text: string): Promise<void>;
  /** Clicks the first visible button with this text. */
  press(words: string): Promise<void>;
  end(): Promise<void>;
}

/** Starts a virtual screen, WebKitGTK's driver and a browser window. */
export async function startWebKit(): Promise<WebDriver> {
  if (!existsSync(miniBrowser)) throw new Error(`no WebKitGTK at ${miniBrowser}`);
  const display = `:${100 + (process.pid % 400)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
  return onFreePort((port) => startDriver(port, display, screen));
}

async function startDriver(
  port: number,
  display: string,
  screen: ChildProcess,
): Promise<WebDriver> {
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;

  async function command(method: string, path: string, body?: unknown): Promise<unknown> {
    const init: RequestInit = { method };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await fetch(base + path, init);
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 400)}`);
    return value;
  }

  async function untilReady(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        await command('GET', '/status');
        return;
      } catch (error) {
        if (tries > 100 || driver.exitCode !== null) {
          driver.kill();
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  await untilReady();
  const session = (await command('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const path = `/session/${session.sessionId}`;
  await command('POST', `${path}/timeouts`, { script: 30_000, pageLoad: 60_000 });

  async function find(selector: string): Promise<string> {
    const found = await command('POST', `${path}/element`, {
      using: 'css selector',
      value: selector,
    });
    return (found as Record<string, string>)[elementKey] ?? '';
  }

  const run: WebDriver['run'] = (script, ...input) =>
    command('POST', `${path}/execute/sync`, {
      script: `return (async () => {${script}})()`,
      args: input,
    });

  return {
    go: async (address) => void (await command('POST', `${path}/url`, { url: address })),
    run,
    async type(selector, text) {
      await command('POST', `${path}/element/${await find(selector)}/value`, { text });
    },
    async press(words) {
      const isPressed = await run(
        `const words = arguments[0];
         const button = [...document.querySelectorAll('button')]
           .find((one) => one.textContent.trim() === words && one.offsetParent !== null && !one.disabled);
         button?.click();
         return button !== undefined;`.replace('arguments[0]', JSON.stringify(words)),
      );
      if (isPressed !== true) throw new Error(`no button “${words}”`);
    },
    async end() {
      await command('DELETE', path).catch(() => undefined);
      await stop(driver);
      await stop(screen);
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
