import type { INestApplicationContext } from '@nestjs/common';
import { readDemoData, type DemoData } from '../data/demo-data.ts';
import { DemoLoader } from './demo-loader.ts';

/**
 * Loads the demo into an empty shop; the views hold it when this resolves. Prints `progress <done>/100 <what>`.
 * It may be interrupted at any moment: the next call goes on and doubles nothing.
 */
export const loadDemo = async (
  app: INestApplicationContext,
  data: DemoData = readDemoData(),
  print: (line: string) => void = (line) => console.log(`progress ${line}`),
): Promise<void> => app.get(DemoLoader, { strict: false }).load(data, print);
