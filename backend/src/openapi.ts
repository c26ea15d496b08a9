import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { apiDocument } from './api-document.ts';
import { AppModule } from './app.module.ts';

/** Writes the OpenAPI document to the file in the first argument. Starts nothing. */
const app = await NestFactory.create(AppModule, { preview: true, logger: ['error'] });
writeFileSync(process.argv[2] ?? 'openapi.json', `${JSON.stringify(apiDocument(app), null, 2)}\n`);
