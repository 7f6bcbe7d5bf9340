import type { Translation } from '../i18n-types.ts'

const en = {
  core: {
    failure: {
      unreachable: 'The server cannot be reached. Check your network.',
      timedOut: 'The server did not answer in time.',
      serverBroken: 'Something went wrong. The server met an error, try a little later.',
      unauthorized: 'The session has ended. Sign in again.',
      field: 'Check this field',
      unexpected: 'Something went wrong.',
    },
    connectivity: {
      clockAhead: 'The clock of this device is {minutes|span} fast; the panel goes by the time of the marketplace.',
      clockBehind: 'The clock of this device is {minutes|span} slow; the panel goes by the time of the marketplace.',
    },
    appearance: {
      translationsMissing: 'The language could not be loaded. Reload the page.',
    },
    session: {
      required: 'Fill in this field',
      nameLength: 'From 2 to 50 characters',
      email: 'Check the address: it looks like name@example.com',
      telephoneRule: 'Enter the whole phone number',
      codeSent: 'The code has been sent.',
      recoveryLost: 'Recovery was interrupted. Start again.',
      challengeLost: 'Confirmation was interrupted. Have the code sent again.',
      memoryOnly: 'The browser does not keep data. After closing the page you will have to sign in again.',
      expired: 'The session has ended. Sign in again: everything you typed will stay.',
      expiredWithInput: 'The session has ended. Sign in again, and copy first what you typed on this page.',
      changedElsewhere: 'Somebody else signed in in another tab.',
    },
  },
  auth: {
    titles: {
      auth: 'Sign in',
      login: 'Sign in',
      signup: 'Sign up',
      phoneConfirmation: 'Phone confirmation',
      withPassword: 'Sign in with a password',
      recoverPassword: 'Password recovery',
      recoverPasswordCode: 'New password',
    },
    main: {
      title: 'Sign in for suppliers',
      lead: 'Enter your phone number and we will text you a code.',
      submit: 'Get a code',
      withPassword: 'Sign in with a password',
      noAccount: 'Not selling with us yet?',
      signup: 'Sign up',
    },
    fields: {
      telephone: 'Phone number',
    },
    countries: {
      ukraine: 'Ukraine',
      choose: 'Country code: {country} {prefix}. Change',
      list: 'Countries',
      search: 'Search for a country',
      empty: 'no data',
      wait: 'Loading countries…',
      failed: 'The list of countries could not be loaded.',
    },
    language: {
      other: 'Українська',
    },
    testimonial: {
      label: 'What a manager says about the panel',
      quote:
        'Orders, stock and payouts now live in one window. The warehouse sees what we see, and mornings no longer start with comparing lists.',
      name: 'Olena Savchuk',
      role: 'sales manager, Zatyshnyi Dim store',
    },
  },
  fault: {
    missing: {
      title: 'The page could not be loaded',
      text: 'The connection is gone, or a new version of the panel has come out.',
    },
    broken: {
      title: 'Something broke on this page',
      text: 'The rest of the panel works.',
    },
    stopped: 'The page has stopped working',
    home: 'Main page',
  },
  ui: {
    close: 'Close',
    details: 'Details',
    retry: 'Try again',
    optional: '(optional)',
    toasts: 'Messages, F8 key',
    signInAgain: 'Sign in again',
    undo: 'Undo',
    open: 'Open',
  },
} satisfies Translation

export default en
