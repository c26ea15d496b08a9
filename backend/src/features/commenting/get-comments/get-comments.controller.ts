import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../shared/auth/access.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { listAnswer, rowsOf } from '../../../shared/http/paging.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { CatalogueIndex, productNotFound } from '../../catalogue/index.ts';
import { CommentThreads } from '../comment-threads.ts';
import { CommentBody, CommentPageBody } from '../comment.response.ts';
import { GetCommentsRequest } from './get-comments.request.ts';

@ApiTags('commenting')
@ApiExtraModels(CommentBody, CommentPageBody)
@Controller('api/products/:id/comments')
export class GetCommentsController {
  constructor(
    private readonly threads: CommentThreads,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** A product's comments: newest roots first, each with its replies, oldest first. */
  @Get()
  @Public()
  @ApiOkResponse({
    schema: {
      oneOf: [{ type: 'array', items: { $ref: getSchemaPath(CommentBody) } }, { $ref: getSchemaPath(CommentPageBody) }],
    },
  })
  async comments(
    @Param('id', Id) productId: string,
    @Query() query: GetCommentsRequest,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (!this.catalogue.visibleProduct(productId)) throw productNotFound();
    const { skip, limit } = rowsOf(query);
    const [items, total] = await Promise.all([
      this.threads.threads(productId, query.stars, skip, limit),
      this.threads.count(productId, query.stars),
    ]);
    return listAnswer(items, total, query, request.originalUrl, response);
  }
}
