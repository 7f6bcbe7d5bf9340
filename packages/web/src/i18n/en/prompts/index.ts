import type { NamespacePromptsTranslation } from '../../i18n-types.ts'

const en_prompts = {
  later: 'Later',
  save: 'Save',
  cancel: 'Cancel',
  storeName: {
    title: 'What is your store called?',
    text: 'Buyers see the name next to your goods. You can change it in the settings.',
    label: 'Name of the store',
  },
  manager: {
    title: 'Who looks after the orders?',
    text: 'Name the manager whom we write in Telegram about new orders.',
    mode: 'How to find the manager',
    byUsername: 'By username',
    byPhone: 'By telephone',
    username: 'Username in Telegram',
    usernameHint: 'For example, @olena_koval',
  },
  connect: {
    title: 'Link Telegram',
    text: 'Our bot tells you of orders, deliveries and payments. Open it and press “Start”.',
    open: 'Open the bot',
    scan: 'Or point the camera of your telephone at the code',
    code: 'QR code with the link to the bot',
    waiting: 'Waiting for the bot to confirm…',
    noBot: 'The address of the bot is not known yet. Ask the support.',
  },
  articles: {
    title: 'Write the information articles first',
    text: 'Without terms of delivery, payment and return no goods appear on the marketplace. Templates are there to help.',
    go: 'Write the articles',
    back: 'To the products',
  },
  toast: {
    title: 'The information articles are not written yet',
    text: 'Your goods appear on the marketplace as soon as the required articles are published.',
    go: 'To the articles',
  },
  leaving: {
    pageTitle: 'Leave the page?',
    pageText:
      'Your changes are not saved. We keep a draft (without API keys and requisites) and offer it when you come back.',
    withoutDraftText: 'What you typed is not saved, and drafts keep no API keys and no requisites. They will be lost.',
    pageLeave: 'Leave without saving',
    signInTitle: 'Sign in again?',
    signInText: 'No draft keeps a part of what you typed, and it is gone after signing in. Copy it first.',
    signInLeave: 'Sign in again',
    writesTitle: 'Changes are still being saved',
    writesText: 'You will be logged out as soon as they are. If you do not wait, some of them may be lost.',
    writesLeave: 'Log out without waiting',
    writesStay: 'Stay',
    pageWritesText: 'The page opens as soon as they are. If you do not wait, some of them may be lost.',
    pageWritesLeave: 'Go without waiting',
    logoutTitle: 'Log out without saving?',
    logoutText: 'Changes that are not saved will be lost.',
    unsent: 'Messages in chats that were not sent yet: {count}.',
    logoutLeave: 'Log out without saving',
    stay: 'Stay',
  },
} satisfies NamespacePromptsTranslation

export default en_prompts
