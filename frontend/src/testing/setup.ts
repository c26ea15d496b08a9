import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { changeTexts } from '../i18n/index.ts';

jest.setTimeout(30_000);

// While a test waits for an element, each failing attempt would print the whole page into an error that nobody reads. Here
// the page is printed when the message is read, which is when the time is over.
const { getElementError } = getConfig();
const elementError: typeof getElementError = (message, container) => {
  const config = getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean };
  const full = () => getElementError(message, container);
  if (config._disableExpensiveErrorDiagnostics)
    return Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { configurable: true, get: () => full().message },
    });
  const error = full();
  // Without this function, so that Jest shows the line of the test.
  Error.captureStackTrace(error, elementError);
  return error;
};
configure({ getElementError: elementError });

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

beforeAll(() => changeTexts('en'));

// What React finds wrong, such as two siblings of one key, it reports on the console only.
const reported = jest.spyOn(console, 'error');
afterEach(() => {
  const messages = reported.mock.calls.map((call) => call.map(String).join(' '));
  reported.mockClear();
  expect(messages).toEqual([]);
});
