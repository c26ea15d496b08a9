import '@testing-library/jest-dom';
import { setUpTexts } from '../i18n/index.ts';

jest.setTimeout(30_000);

window.scrollTo = () => undefined;

// jsdom knows the element, but neither of its ways to open and close.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

beforeAll(() => setUpTexts('en'));
