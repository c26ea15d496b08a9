import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { accessKey } from './access.ts';

describe('access', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp()));
  afterAll(() => service.stop());

  test('every route declares who may call it', () => {
    const scanner = new MetadataScanner();
    const controllers = [...service.app.get(ModulesContainer).values()].flatMap(({ controllers }) => [
      ...controllers.values(),
    ]);
    const handlers = controllers.flatMap(({ metatype, instance }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      return scanner
        .getAllMethodNames(prototype)
        .filter((name) => Reflect.hasMetadata('path', prototype[name]!))
        .map((name) => ({
          route: `${metatype?.name}.${name}`,
          declared: Reflect.hasMetadata(accessKey, prototype[name]!) || Reflect.hasMetadata(accessKey, metatype!),
        }));
    });
    expect(handlers.length).toBeGreaterThan(25);
    expect(handlers.filter(({ declared }) => !declared)).toEqual([]);
  });

  test('a member route is closed to visitors', () => service.visitor().get('/api/auth/user').expect(401));
  test('an admin route is closed without a token', () => service.visitor().get('/api/admin/brands').expect(401));
  test('an admin route is closed to a wrong token', () =>
    service.visitor().get('/api/admin/brands').set('x-admin-token', 'guessed').expect(401));
  test('a member is no administrator', async () => {
    const { agent } = await service.member();
    await agent.get('/api/admin/brands').expect(401);
  });
});
