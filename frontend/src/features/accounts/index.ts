export { accountSearch } from './account-search.ts';
export { AccountErasedPage } from './pages/account-erased-page.tsx';
export { AccountPage } from './pages/account-page.tsx';
export { ForgotPasswordPage } from './pages/forgot-password-page.tsx';
export { ResetPasswordPage } from './pages/reset-password-page.tsx';
export { SignInPage } from './pages/sign-in-page.tsx';
export { safeReturnTo } from './return-to.ts';
