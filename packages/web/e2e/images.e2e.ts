import { Buffer } from 'node:buffer'
import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { BrowserContext, Page } from 'playwright/test'
import common from '../src/i18n/uk/common/index.ts'
import uk from '../src/i18n/uk/index.ts'
import prompts from '../src/i18n/uk/prompts/index.ts'
import { expect, test } from './app.ts'
import { expectAccessible, expectAccessibleInViews } from './axe.ts'
import { expectJoined } from './models/connection.ts'
import {
  countAddresses,
  file,
  goodAddresses,
  halves,
  imageField,
  messages,
  noise,
  type PickedFile,
  pictureTexts,
  png,
} from './models/images.ts'
import { sessionPages } from './models/session.ts'
import { shell, shellOf } from './models/shell.ts'
import { nightly } from './tags.ts'

const account = '/admin-suppliers/v1/customer/account'
const paths = { avatar: '/v1/customers/avatar', background: '/v1/customers/bg-save' } as const

const open = async (page: Page) => {
  await countAddresses(page)
  await sessionPages(page).openSignedIn('/settings/preferences')
  await shellOf(page).heading.waitFor()
}

/** The profile button in the top bar. */
const personOf = (page: Page) => shellOf(page).button(/^Профіль: /)

const the = <T>(found: T | undefined | null): T => {
  if (found === undefined || found === null) throw new Error('missing')
  return found
}

const uploads = (sandbox: Sandbox) =>
  sandbox.requests().filter(({ path }) => Object.values<string>(paths).includes(path))
const sent = (sandbox: Sandbox) =>
  sandbox.world().images.map(({ type, base64 }) => ({ type, bytes: Buffer.from(base64, 'base64') }))

/** The size of an uploaded image and its colours at some points, as decoded by the browser. */
const coloursOf = (page: Page, { type, bytes }: { type: string; bytes: Buffer }, points: readonly [number, number][]) =>
  page.evaluate(
    async ({ type, base64, points }) => {
      const decoded = await createImageBitmap(
        new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type }),
      )
      const { width, height } = decoded
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(decoded, 0, 0)
      const at = ([x, y]: readonly [number, number]) => {
        const [red = 0, , blue = 0] = context?.getImageData(x * (width - 1), y * (height - 1), 1, 1).data ?? []
        return red > blue ? 'red' : 'blue'
      }
      return { width, height, colours: points.map(at) }
    },
    { type, base64: bytes.toString('base64'), points },
  )

test('an avatar is chosen and moved by keyboard, uploaded as shown, and displayed everywhere', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  await open(page)
  const other = await context.newPage()
  await shellOf(other).open('/orders')
  await expect(personOf(other)).toContainText('ОК')
  await expectJoined(server, 2)
  await page.bringToFront()

  const { pick, window, zoom, save, status, dialog, choose } = imageField(page, 'avatar')
  await pick(halves())
  await expect(window).toBeFocused()
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowLeft')
  await zoom.press('ArrowRight')
  await save.press('Enter')
  await expect(page.getByText(messages.images.avatarSaved)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(choose).toBeFocused()
  await expect(choose).toHaveText(pictureTexts.avatar.change)
  await expect(status).toContainText('до 5')

  const image = the(sent(sandbox)[0])
  const left: [number, number] = [0.05, 0.5]
  const middle: [number, number] = [0.45, 0.5]
  const right: [number, number] = [0.95, 0.5]
  const { width, height, colours } = await coloursOf(page, image, [left, middle, right])
  expect([image.type, height, colours]).toEqual(['image/webp', width, ['red', 'red', 'blue']])
  expect([width > 700, width < 800]).toEqual([true, true])

  const [upload] = uploads(sandbox)
  expect(upload).toMatchObject({ method: 'PUT', session: 'supplier', locale: 'uk', authorized: true, status: 200 })
  expect(upload?.fields).toEqual(['_method', 'avatar'])
  const address = new RegExp(`/api/storage/pictures/${sandbox.world().suppliers[0]?.avatar}$`)
  for (const tab of [page, other]) await expect(personOf(tab).locator('img')).toHaveAttribute('src', address)
  await personOf(page).click()
  const profile = shellOf(page).dialog(shell.profile.title).locator('img')
  await expect(profile).toHaveAttribute('src', address)
  expect(await profile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width)
  expect(await goodAddresses(page)).toBe(0)
})

test('a cover is dropped, moved by mouse, and stays after a reload', nightly, async ({ page, sandbox }) => {
  await open(page)
  const { drop, window, save, field } = imageField(page, 'background')
  await drop(halves(900, 900), 'beside')
  await expect(page).toHaveURL(/preferences$/)
  await drop(halves(900, 900))
  const box = the(await window.boundingBox())
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 500, { steps: 5 })
  await page.mouse.up()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await expect(window).toHaveAttribute('aria-valuetext', /згори 0/)
  await page.mouse.wheel(0, -300)
  await save.click()
  await expect(page.getByText(messages.images.backgroundSaved)).toBeVisible()
  const image = the(sent(sandbox)[0])
  const { width, height } = await coloursOf(page, image, [])
  expect([width < 900, Math.abs(width / height - 3) < 0.02]).toEqual([true, true])
  await page.reload()
  await expect(field.locator('img')).toHaveAttribute('src', /\/api\/storage\/pictures\/\d+$/)
})

test('the location in a photograph is not uploaded', async ({ page, sandbox }) => {
  await open(page)
  const { pick, save } = imageField(page, 'avatar')
  const photo = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(640, 480)
      canvas.getContext('2d')?.fillRect(0, 0, 320, 480)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
    }),
  )
  const note = Buffer.from('Exif\0\0GPSLatitude 50.4501 GPSLongitude 30.5234')
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2])
  const noted = Buffer.concat([photo.subarray(0, 2), head, note, photo.subarray(2)])
  expect(noted.includes('GPSLatitude')).toBe(true)
  await pick(file('IMG_2043.jpg', noted, 'image/jpeg'))
  await save.click()
  await expect(page.getByText(messages.images.avatarSaved)).toBeVisible()
  const image = the(sent(sandbox)[0])
  expect([image.type, image.bytes.includes('GPSLatitude'), image.bytes.includes('Exif')]).toEqual([
    'image/jpeg',
    false,
    false,
  ])
})

const whole = png(20, 20, () => [1, 2, 3])
const refused: readonly (readonly [string, PickedFile, string])[] = [
  ['of 0 bytes', file('a.png', ''), messages.images.empty],
  ['above 5 MB', file('a.png', Buffer.concat([whole, Buffer.alloc(5 * 1024 * 1024)])), 'а можна щонайбільше 5 МБ'],
  [
    'that is an SVG',
    file('a.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    messages.images.wrongType,
  ],
  ['that is a page', file('a.png', '<!doctype html><script>alert(1)</script>'), messages.images.wrongType],
  [
    'that is a true SVG',
    file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
    messages.images.wrongType,
  ],
  ['that is cut short', file('a.png', whole.subarray(0, 40)), messages.images.unreadable],
  ['that unpacks to 4 gigapixels', file('a.png', vast()), messages.images.tooManyPixels],
]

test('a file that is not an image is refused with a reason and not uploaded', nightly, async ({ page, sandbox }) => {
  await open(page)
  const { pick, status, dialog, save } = imageField(page, 'avatar')
  for (const [what, bad, reason] of refused) {
    await pick(bad)
    await expect(status, what).toContainText(reason)
    await expect(dialog, what).toHaveCount(0)
  }
  expect([uploads(sandbox), await goodAddresses(page)]).toEqual([[], 0])
  await pick(halves())
  await expect(save).toBeVisible()
})

test('a failed upload shows its error in the field, and a retry sends the same crop', async ({ page, sandbox }) => {
  await page.clock.install()
  await open(page)
  const fault = { path: paths.avatar, method: 'PUT' as const }
  const errors = { avatar: ['Аватар замалий.'] }
  sandbox.faults.add({ ...fault, kind: 'status', status: 413, body: '<h1>413</h1>' })
  sandbox.faults.add({ ...fault, kind: 'status', status: 422, body: { errors }, nth: 2 })
  sandbox.faults.add({ ...fault, kind: 'hang', nth: 3 })
  // Chromium itself resends a request that fails on a reused connection.
  await page.route(`**${paths.avatar}`, (route) => route.abort('connectionreset'), { times: 1 })
  const { pick, save, status, progress, button, choose } = imageField(page, 'avatar')
  await pick(halves())
  await save.click()
  await expect(status).toHaveText(messages.images.noConnection)
  await expectAccessible(page)
  await button(uk.ui.retry).click()
  await expect(status).toHaveText(messages.images.tooLargeForServer)
  await button(uk.ui.retry).click()
  await expect(status).toHaveText('Аватар замалий.')
  await button(uk.ui.retry).click()
  await expect.poll(() => uploads(sandbox).length).toBe(3)
  await expect(progress).toHaveAttribute('aria-valuenow', '100')
  await page.clock.fastForward(61_000)
  await expect(status).toHaveText(messages.images.stalled)
  await button(uk.ui.retry).click()
  await expect(choose).toHaveText(pictureTexts.avatar.change)
  expect([uploads(sandbox).at(-1)?.status, sent(sandbox).length]).toEqual([200, 1])
  await expect.poll(() => goodAddresses(page)).toBe(0)
})

test(
  'when the profile cannot be read after an upload, the field offers to load it again',
  nightly,
  async ({ page, sandbox }) => {
    await open(page)
    const { pick, save, status, button, field } = imageField(page, 'avatar')
    const body = { message: 'Error', status: 500 }
    sandbox.faults.add({ kind: 'status', status: 200, path: account, method: 'GET', body })
    await pick(halves())
    await save.click()
    await expect(status).toHaveText(messages.images.savedUnread)
    await expectAccessible(page)
    await button(pictureTexts.readAgain).click()
    await expect(field.locator('img')).toHaveAttribute('src', /\/api\/storage\/pictures\/\d+$/)
    expect(uploads(sandbox)).toHaveLength(1)
  },
)

/** Throttles the network so that an upload takes ten seconds. */
const slowLine = async (context: BrowserContext, page: Page) => {
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  const speed = { offline: false, latency: 0, downloadThroughput: -1 }
  await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 40 * 1024 })
  return () => line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 })
}

test(
  'an upload on a slow connection has no time limit while it progresses, and can be cancelled',
  nightly,
  async ({ page, sandbox, context }) => {
    await page.clock.install()
    await open(page)
    const { pick, save, progress, button, choose, field } = imageField(page, 'avatar')
    await pick(noise(640))
    await slowLine(context, page)
    await save.click()
    // The time between two progress events is below the limit, all of it together is above.
    for (let moved = 0; moved < 4; moved += 1) {
      const now = Number(await progress.getAttribute('aria-valuenow'))
      await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(now)
      await page.clock.fastForward(10_000)
    }
    await expect(field.locator('img')).toHaveAttribute('src', /^blob:/)
    await expectAccessible(page)
    await button(common.cancel).click()
    await expect(choose).toBeFocused()
    await expect(choose).toHaveText(pictureTexts.avatar.choose)
    await expect(field.locator('img')).toHaveCount(0)
    expect([sent(sandbox), await goodAddresses(page)]).toEqual([[], 0])
  },
)

test('signing out during an upload leaves nothing of it behind', nightly, async ({ page, sandbox, context }) => {
  await open(page)
  const { pick, save, progress } = imageField(page, 'avatar')
  await pick(noise(640))
  const release = await slowLine(context, page)
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(paths.avatar))
  await save.click()
  await expect(progress).toHaveAttribute('aria-valuenow', /[1-9]/)
  await shellOf(page).button('Вийти').first().click()
  // Leaving during an upload needs a confirmation.
  await page.getByRole('button', { name: prompts.leaving.writesLeave }).click()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await release()
  await sessionPages(page).signInByPassword('0502223344')
  await expect(personOf(page)).toContainText('ТШ')
  await expect(personOf(page).locator('img')).toHaveCount(0)
  expect(sent(sandbox)).toEqual([])
})

test(
  'an avatar from another host, or one that fails to load, is replaced by initials',
  nightly,
  async ({ page, sandbox, server }) => {
    await open(page)
    const avatars = [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'https://evil.example/a.png',
      `${server.origin}/api/storage/pictures/404`,
    ]
    for (const avatar of avatars) {
      sandbox.faults.clear()
      sandbox.faults.add({ kind: 'status', status: 200, path: account, body: { data: { id: 1, avatar } }, count: null })
      await page.reload()
      const person = personOf(page)
      await expect(person, avatar).toContainText('ОК')
      await expect(person.locator('img'), avatar).toHaveCount(0)
      await expect(imageField(page, 'avatar').field, avatar).toContainText('ОК')
    }
  },
)

test('the field and its dialog are accessible, wide and narrow, light and dark', nightly, async ({ page }) => {
  await open(page)
  for (const kind of ['avatar', 'background'] as const) {
    const { pick, dialog, window, status } = imageField(page, kind)
    await pick(halves())
    await expect(window).toBeVisible()
    await expectAccessibleInViews(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await pick(file('a.png', ''))
    await expect(status).toContainText(messages.images.empty)
    await expectAccessibleInViews(page)
  }
})

/** A small file whose header states a huge size. */
function vast(): Buffer {
  const small = png(20, 20, () => [1, 2, 3])
  small.writeUInt32BE(65_535, 16)
  small.writeUInt32BE(65_535, 20)
  return small
}
