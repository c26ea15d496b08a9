import { Controller, Get, Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import request from 'supertest';
import { rowsPerSlice } from '../slices.ts';
import { LongListInterceptor } from './long-list.interceptor.ts';

const rows = (count: number) => Array.from({ length: count }, (_, row) => ({ row, name: 'أحمر شفاه' }));

@Controller()
class Lists {
  @Get('short')
  short() {
    return rows(rowsPerSlice);
  }
  @Get('long')
  long() {
    return rows(5_000);
  }
}

@Module({ controllers: [Lists] })
class ListsModule {}

describe('a long list', () => {
  let app: INestApplication;
  beforeAll(async () => {
    app = await NestFactory.create(ListsModule, { logger: false });
    app.useGlobalInterceptors(new LongListInterceptor());
    await app.init();
  });
  afterAll(() => app.close());

  test.each([
    ['short', rowsPerSlice],
    ['long', 5_000],
  ])('that is %s is answered as JSON, whole', async (path, count) => {
    const { body, headers } = await request(app.getHttpServer()).get(`/${path}`).expect(200);
    expect(body).toEqual(rows(count));
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('has no body for who asks for its head only', async () => {
    const { text, headers } = await request(app.getHttpServer()).head('/long').expect(200);
    expect(text).toBeUndefined();
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
