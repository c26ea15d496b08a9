// What members say of themselves (skin, hair, age), and what people with the same traits say of a product.
// Other features import only from here.
import { Module } from '@nestjs/common';
import { ListingModule } from '../listing/index.ts';
import { MemberTraits } from './member-traits.ts';
import { OpinionsController } from './opinions.controller.ts';
import { ProductOpinions } from './product-opinions.ts';

export { MemberTraits } from './member-traits.ts';
export { requestedTraits, TraitsRequest } from './traits.requests.ts';
export { TraitsResponse, traitsResponse } from './traits.responses.ts';

@Module({
  imports: [ListingModule],
  controllers: [OpinionsController],
  providers: [MemberTraits, ProductOpinions],
  exports: [MemberTraits],
})
export class TraitsModule {}
