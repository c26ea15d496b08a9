import { StoreUnavailableError } from '../../shared/stores/store-unavailable.ts';
import type { MediaStore } from './media-store.ts';

/**
 * Checks the store of pictures before the service answers. One that is away is no reason not to start: all but pictures
 * works without it.
 * @throws SettingError for a store that cannot be used with these settings
 */
export const checkMedia = async (media: MediaStore, print: (line: string) => void): Promise<void> => {
  try {
    await media.check();
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    print('the store of pictures does not answer: pictures come when it does');
  }
};
