import { addEnglish } from './index.ts';
import './refusals.en.ts';

export const accounts = {
  signIn: 'Sign in',
  createAccount: 'Create account',
  modes: 'Sign in or create an account',
  welcomeBack: 'Welcome back',
  welcome: 'Join the community',
  promise: 'Vote, rate and share what worked for you.',
  email: 'Email',
  password: 'Password',
  name: 'Display name (shown with your comments)',
  passwordHint: '{{min}} to {{max}} characters. A short sentence works well.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submitSignIn: 'Sign in',
  submitCreate: 'Create account',
  submitting: 'One moment…',
  required: 'Required',
  invalidEmail: 'Enter an email address, such as name@example.com',
  tooShort_one: 'At least {{count}} character',
  tooShort_other: 'At least {{count}} characters',
  tooLong_one: 'At most {{count}} character',
  tooLong_other: 'At most {{count}} characters',
  emailTaken: 'There is already an account with this email.',
  signInInstead: 'Sign in instead',
  invalidCredentials: 'Wrong email or password.',
  failed: 'Something went wrong',
  keepsYourPlace: 'We’ll bring you right back here.',
  forgotPassword: 'Forgot your password?',
  continueElsewhere: 'Continue to sign-in',
  elsewhereText: 'This site signs you in through a service of its own.',
  withPassword: 'Sign in with an email and password of this site',
} as const;

addEnglish({ accounts });
