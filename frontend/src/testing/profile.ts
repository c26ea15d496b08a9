import type { ProfileResponse } from '../lib/api-types.ts';

export const ranasProfile: ProfileResponse = {
  id: 'u1',
  userId: 'u1',
  displayName: 'Rana Bell',
  email: 'rana@example.org',
  bio: 'Lipstick first.\nCoffee second.',
  avatarUrl: null,
  favoriteCategories: ['makeup', 'hair_care'],
  isPublic: true,
  shelfPublic: false,
  traitsPublic: false,
  traits: { skinType: null, skinTone: null, hairType: null, ageGroup: null },
  createdAt: '2026-03-05T10:00:00.000Z',
  updatedAt: '2026-03-05T10:00:00.000Z',
};
