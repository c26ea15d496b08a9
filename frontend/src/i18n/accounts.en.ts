import { addEnglish } from './index.ts';
import './refusals.en.ts';

export const accounts = {
  signIn: 'Sign in',
  createAccount: 'Create account',
  modes: 'Sign in or create an account',
  welcomeBack: 'Welcome back',
  welcome: 'Join the community',
  promise: 'Vote on what fits, give your stars, and tell others how it went.',
  email: 'E-mail',
  password: 'Password',
  name: 'Name shown with your comments',
  passwordHint: '{{min}} to {{max}} characters. A short sentence works well.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submitSignIn: 'Sign in',
  submitCreate: 'Create account',
  submitting: 'One moment…',
  required: 'Required',
  invalidEmail: 'Enter an e-mail address, such as name@example.com',
  tooShort_one: 'At least {{count}} character',
  tooShort_other: 'At least {{count}} characters',
  tooLong_one: 'At most {{count}} character',
  tooLong_other: 'At most {{count}} characters',
  emailTaken: 'There is already an account with this e-mail.',
  signInInstead: 'Sign in instead',
  invalidCredentials: 'E-mail and password do not match.',
  failed: 'That did not work',
  keepsYourPlace: 'You come back to where you were.',
  forgotPassword: 'Forgotten your password?',
  continueElsewhere: 'Continue to sign-in',
  elsewhereText: 'This site signs you in through a service of its own.',
  withPassword: 'Sign in with an e-mail and password of this site',
} as const;

addEnglish({ accounts });
