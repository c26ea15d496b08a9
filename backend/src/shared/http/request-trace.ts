import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { metricsPath, type Tracing } from '@henna/domain/node';
import type { INestApplication } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { NextFunction, RequestHandler } from 'express';
import { requestLabels } from '../metrics/request-metrics.ts';
import type { HennaRequest } from './request.ts';

/** Monitoring asks for the first two all the time; the last one stays open for as long as a page. */
const untraced = new Set(['/api/health', metricsPath, '/api/live']);

/** Begins a trace: visitors' own `traceparent` is ignored, which would let them choose what is recorded, and as what. */
const traceRequest = (tracing: Tracing, message: IncomingMessage, response: ServerResponse): void => {
  const request = message as HennaRequest;
  const { url = '' } = request;
  if (untraced.has(url.split('?', 1)[0]!)) return;
  const span = tracing.begin('request', { kind: 'server' });
  request.span = span;
  response.once('close', () => {
    const { method, route } = requestLabels(request, url);
    const { statusCode, writableFinished } = response;
    span.updateName(`${method} ${route}`);
    span.setAttributes({ 'http.request.method': method, 'http.route': route });
    if (writableFinished) span.setAttribute('http.response.status_code', statusCode);
    else span.setAttribute('error.type', 'aborted');
    if (statusCode >= 500) tracing.fail(span);
    span.end();
  });
};

/** Traces every request from before anything else that it passes, and names the spans of commands. */
export const traceRequests = (tracing: Tracing, app: INestApplication): void => {
  const server = app.getHttpServer() as Server;
  const [handle] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    traceRequest(tracing, request, response);
    handle!(request, response);
  });
  app.get(CommandBus).subscribe((command) => {
    if (tracing.isRecording) tracing.active!.updateName(command.constructor.name);
  });
};

/** Middleware: what the request causes from here on is part of its trace, and so are the lines that it logs. */
export const enterTrace =
  (tracing: Tracing): RequestHandler =>
  (request, _response, next: NextFunction) => {
    const { span } = request as unknown as HennaRequest;
    if (span) tracing.enter(span, next);
    else next();
  };
