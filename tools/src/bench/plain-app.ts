import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Controller, Get, Module, NotFoundException, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MongoClient } from 'mongodb';

/** An answer as the plain application keeps it. */
export interface PlainDocument {
  /** `list`, or a product's id. */
  readonly _id: string;
  readonly answer: object;
}

/** `bench-plain.js <mongo url> <database>`: products as most would serve them: Nest, Express, `findOne`, JSON. */
const [url = '', database = ''] = process.argv.slice(2);
const mongo = await MongoClient.connect(url);
const answers = mongo.db(database).collection<PlainDocument>('answers');

const find = async (id: string) => {
  const found = await answers.findOne({ _id: id });
  if (!found) throw new NotFoundException();
  return found.answer;
};

@Controller('api/products')
class ProductsController {
  @Get()
  list() {
    return find('list');
  }

  @Get(':id')
  one(@Param('id') id: string) {
    return find(id);
  }
}

@Module({ controllers: [ProductsController] })
class PlainModule {}

const app = await NestFactory.create(PlainModule, { logger: false });
await app.listen(0, '127.0.0.1');
const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
process.stdout.write(`ready http://127.0.0.1:${port}\n`);
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
