import { demo, demoStream, finishDemo, startDemo, type Actor } from '@henna/domain';
import { CommandBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import type { AppHarness } from '../../../testing/app-harness.ts';
import { PostComment } from '../../commenting/index.ts';

/** Writes a comment as the demo would. */
export const seedDemo = async (service: AppHarness) => {
  const { app } = service;
  const at = Date.parse('2026-03-01T10:00:00.000Z');
  const actor: Actor = { kind: 'system', id: 'demo', role: 'system' };
  const context = () => new CommandContext(actor, 'demo', v7(), at);
  const moment = new Date(at).toISOString();
  const counts = { products: 0, members: 0, votes: 0, ratings: 0, comments: 1 };
  const runner = app.get(CommandRunner);
  await runner.run(demo, demoStream, context(), startDemo('1', moment, moment));
  await runner.run(demo, demoStream, context(), finishDemo(counts, moment));
  const listed = await service.visitor().get('/api/products').expect(200);
  const [product] = listed.body as { readonly id: string }[];
  const { id: userId, agent } = await service.member('Dana');
  await agent.post('/api/profile').send({ displayName: 'Dana' }).expect(201);
  const post = new PostComment(context(), product!.id, userId, 'Of the demo', null);
  const { position = -1n } = await app.get(CommandBus).execute(post);
  await app.get(ProjectionProgress).waitFor(position, 10_000);
};
