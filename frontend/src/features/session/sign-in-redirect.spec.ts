import { act, renderHook } from '@testing-library/react';
import { clearToasts, useToast } from '../../components/toast/toasts.ts';
import { goToSignIn } from './sign-in-url.ts';
import { useSignInRedirect } from './sign-in-redirect.ts';

jest.mock('./sign-in-url.ts', () => ({ goToSignIn: jest.fn() }));
const leaves = jest.mocked(goToSignIn);

beforeEach(() => {
  jest.useFakeTimers();
  leaves.mockClear();
});
afterEach(() => {
  act(clearToasts);
  jest.useRealTimers();
});

const signInRedirect = () => renderHook(() => ({ signInRedirect: useSignInRedirect(), toast: useToast() })).result;

test('an ended session is told, and left after 500 ms', () => {
  const result = signInRedirect();
  act(() => result.current.signInRedirect.expired());
  expect(result.current.toast).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'error',
  });
  jest.advanceTimersByTime(499);
  expect(leaves).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(leaves).toHaveBeenCalledTimes(1);
});

test('a visitor is told why, and led to sign-in after 1000 ms', () => {
  const result = signInRedirect();
  act(() => result.current.signInRedirect.signedOut('Sign in required', 'Please sign in to vote on products'));
  expect(result.current.toast).toMatchObject({
    title: 'Sign in required',
    description: 'Please sign in to vote on products',
  });
  jest.advanceTimersByTime(999);
  expect(leaves).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(leaves).toHaveBeenCalledTimes(1);
});
