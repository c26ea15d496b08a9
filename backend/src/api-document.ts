import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

export const apiDocument = (app: INestApplication): OpenAPIObject =>
  SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Henna')
      .setDescription(
        'Beauty products, voted on, rated and talked about. Errors are `{ message, code, correlationId, fields? }`.',
      )
      .setVersion('1')
      .addCookieAuth('session', undefined, 'session')
      .addApiKey({ type: 'apiKey', in: 'header', name: 'x-admin-token' }, 'adminToken')
      .build(),
    { operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}` },
  );
