// Accounts: sign-in and sign-up, forgotten passwords, links to an email, and the page on which members run their own account.
// Other features import only from here.
export { AccountErasedPage } from './pages/account-erased-page.tsx';
export { AccountPage } from './pages/account-page.tsx';
export { ConfirmEmailPage } from './pages/confirm-email-page.tsx';
export { ForgotPasswordPage } from './pages/forgot-password-page.tsx';
export { ResetPasswordPage } from './pages/reset-password-page.tsx';
export { SignInPage } from './pages/sign-in-page.tsx';
export { accountSearch, safeReturnTo } from './sign-in-search.ts';
