import '@testing-library/jest-dom';
import { setUpTexts } from '../i18n/index.ts';

window.scrollTo = () => undefined;

// jsdom knows the element, but neither of its ways to open and close.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

beforeAll(() => setUpTexts('en'));
