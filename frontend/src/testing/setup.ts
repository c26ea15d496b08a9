import '@testing-library/jest-dom';
import { setUpTexts } from '../i18n/index.ts';

window.scrollTo = () => undefined;

beforeAll(() => setUpTexts('en'));
