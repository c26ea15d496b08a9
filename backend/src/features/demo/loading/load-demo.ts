import type { INestApplicationContext } from '@nestjs/common';
import { readDemoData, type DemoData } from '../data/demo-data.ts';
import { DemoLoader } from './demo-loader.ts';
import { demoEmail } from './member-loader.ts';

/**
 * Loads the demo into an empty shop; the views hold it when this resolves. Prints `progress <done>/100 <what>`.
 * The password of the demo's account is printed once, when that is made.
 * It may be interrupted at any moment: the next call goes on and doubles nothing.
 */
export const loadDemo = async (
  app: INestApplicationContext,
  data: DemoData = readDemoData(),
  print: (line: string) => void = (line) => console.log(`progress ${line}`),
  onPassword: (password: string) => void = (password) => console.log(signInLine(password)),
): Promise<void> => app.get(DemoLoader, { strict: false }).load(data, print, onPassword);

const signInLine = (password: string) =>
  `Demo sign-in: ${demoEmail} with ${password} (shown once; another: \`npm run reset-link -- ${demoEmail}\`)`;
