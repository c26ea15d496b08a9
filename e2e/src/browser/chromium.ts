import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Starts the installed Chromium, or the one that CHROMIUM_PATH names. @throws Error saying how to get one */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = [process.env['CHROMIUM_PATH'], ...places].find((path) => path && existsSync(path));
  if (!executablePath)
    throw new Error(
      'No Chromium. Install one (`apt-get install --no-install-recommends chromium fonts-noto-core`) or set CHROMIUM_PATH.',
    );
  return chromium.launch({ executablePath, args: [...flags, '--disable-component-update', '--disable-sync'] });
};
