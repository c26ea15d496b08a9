import { administration } from './administration.ts';
import { commenting } from './commenting.ts';
import { guides } from './guide-examples.ts';
import { images } from './images.ts';
import { profiles } from './profiles.ts';
import { rating } from './rating.ts';
import { shelf } from './shelf.ts';
import { reading } from './reading.ts';
import { sessions } from './sessions.ts';
import { traits } from './traits.ts';
import { voting } from './voting.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';

describe('Calls of the specification, section 7', () => {
  let fixtures: Fixtures;
  beforeAll(async () => (fixtures = await createFixtures()));
  afterAll(() => fixtures.service.stop());

  for (const group of [
    sessions,
    reading,
    voting,
    rating,
    shelf,
    traits,
    commenting,
    profiles,
    administration,
    images,
    guides,
  ])
    group(() => fixtures);
});
