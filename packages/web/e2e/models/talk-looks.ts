import type { Page } from 'playwright/test'
import { chatTexts } from '../../src/chats/chats.translations.ts'
import { templatesTexts } from '../../src/reply-templates/reply-templates.translations.ts'
import { reviewsTranslations } from '../../src/reviews/reviews.translations.ts'
import type { Look } from './look.ts'

const t = chatTexts.uk
const { more } = reviewsTranslations.uk

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: t.write, exact: true }).fill(text)
  await page.getByRole('button', { name: t.send, exact: true }).click()
}

const toMessages = { method: 'POST', path: '/admin-suppliers/v1/chats/*' } as const

/** Chats and reviews: what a room and a review show besides their usual state. */
export const talkLooks: readonly Look[] = [
  { name: 'chats, all rooms', path: '/chats/7102?tab=all' },
  { name: 'chat that is closed', path: '/chats/7108?tab=all' },
  { name: 'chat with the support', path: '/chats/7100?tab=support' },
  { name: 'chat that does not exist', path: '/chats/1' },
  {
    name: 'chat with templates',
    path: '/chats/7101',
    act: async (page) => {
      await page.getByRole('textbox', { name: t.write, exact: true }).press('/')
      await page.getByRole('textbox', { name: templatesTexts.uk.search }).waitFor()
    },
  },
  {
    name: 'chat with unsent messages',
    path: '/chats/7101',
    act: async (page, sandbox) => {
      sandbox.faults.add({ kind: 'status', status: 422, ...toMessages, count: 1 })
      await say(page, 'Напишіть нам у Viber, домовимося дешевше.')
      await page.getByText(t.notSent).waitFor()
      sandbox.faults.add({ kind: 'status', status: 503, ...toMessages, count: null })
      await say(page, 'Добрий день! Так, змінили на відділення № 27.')
      await say(page, 'Відправимо сьогодні.')
      await page.getByText(t.unclear).waitFor()
    },
  },
  {
    name: 'chat with files',
    path: '/chats/7101',
    act: async (page) => {
      const file = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })
      await page
        .locator('input[type=file]')
        .setInputFiles([
          file('рахунок.pdf', '%PDF-1.7'),
          file('сторінка з дуже довгою назвою, збережена як рахунок.pdf', '<!doctype html>'),
        ])
      await page.getByRole('button', { name: /^Надіслати ще раз/ }).waitFor()
    },
  },
  {
    name: 'review with photos and templates',
    path: '/reviews?review=7599',
    act: async (page) => {
      await page.getByRole('button', { name: templatesTexts.uk.button, exact: true }).click()
      await page.getByRole('textbox', { name: templatesTexts.uk.search }).waitFor()
    },
  },
  {
    name: 'review that was changed',
    path: '/reviews?review=7591',
    act: (page) => page.getByText(more.before).waitFor(),
  },
  {
    name: 'review whose answer was rejected',
    path: '/reviews?review=7588',
    act: (page) => page.getByRole('dialog').getByText(more.rejected).first().waitFor(),
  },
  {
    name: 'review with contacts in its answer',
    path: '/reviews?review=7598',
    act: (page) => page.getByLabel('Ваша відповідь').fill('Телефонуйте нам: 067 123 45 67'),
  },
  { name: 'review that is answered', path: '/reviews?tab=all&review=7585' },
]
