import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { UserFacingError } from './errors.ts';

const paths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Starts the installed Chromium, or the one that CHROMIUM_PATH names. @throws UserFacingError saying how to get one */
export const launchChromium = async (): Promise<Browser> => {
  const executablePath = [process.env['CHROMIUM_PATH'], ...paths].find((path) => path && existsSync(path));
  if (!executablePath)
    throw new UserFacingError(
      'No Chromium. Install one (`apt-get install --no-install-recommends chromium fonts-noto-core`) or set CHROMIUM_PATH.',
    );
  return chromium.launch({ executablePath, args: [...args, '--disable-component-update', '--disable-sync'] });
};

/** How slow everything is made. */
export interface Slowness {
  /** Times slower than this machine. */
  readonly cpu?: number;
  /** 1.6 Mbit/s and 150 ms, as a phone on the way has it. */
  readonly network?: boolean;
}

/** A page that nobody has opened anything in yet. */
export const newPage = async (context: BrowserContext, { cpu = 1, network = false }: Slowness): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    await session.send('Network.enable');
    const speed = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  }
  return page;
};
