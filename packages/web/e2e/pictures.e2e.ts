import { Buffer } from 'node:buffer'
import type { Sandbox } from '@supplier/test-fixtures'
import type { BrowserContext, Page } from 'playwright/test'
import common from '../src/i18n/uk/common/index.ts'
import uk from '../src/i18n/uk/index.ts'
import prompts from '../src/i18n/uk/prompts/index.ts'
import { expect, test } from './app.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { expectJoined } from './models/line.ts'
import {
  countAddresses,
  file,
  goodAddresses,
  halves,
  noise,
  type PickedFile,
  pictureField,
  pictureWords,
  png,
  said,
} from './models/pictures.ts'
import { sessionPages } from './models/session.ts'
import { shell, shellOf } from './models/shell.ts'

const account = '/admin-suppliers/v1/customer/account'
const paths = { avatar: '/v1/customers/avatar', background: '/v1/customers/bg-save' } as const

const open = async (page: Page) => {
  await countAddresses(page)
  await sessionPages(page).openSignedIn('/settings/preferences')
  await shellOf(page).heading.waitFor()
}

/** The button of the profile, in the top bar. */
const personOf = (page: Page) => shellOf(page).button(/^Профіль: /)

const the = <T>(found: T | undefined | null): T => {
  if (found === undefined || found === null) throw new Error('missing')
  return found
}

const uploads = (sandbox: Sandbox) =>
  sandbox.requests().filter(({ path }) => Object.values<string>(paths).includes(path))
const sent = (sandbox: Sandbox) =>
  sandbox.world().pictures.map(({ type, base64 }) => ({ type, bytes: Buffer.from(base64, 'base64') }))

/** The colours at some points of a picture that was sent, as the browser decodes it; and its size. */
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

test('a picture is chosen and moved by keys, sent as it is seen, and shown everywhere', async ({
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

  const { pick, window, zoom, save, status, dialog, choose } = pictureField(page, 'avatar')
  await pick(halves())
  await expect(window).toBeFocused()
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowLeft')
  await zoom.press('ArrowRight')
  await save.press('Enter')
  await expect(page.getByText(said.pictures.avatarSaved)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(choose).toBeFocused()
  await expect(choose).toHaveText(pictureWords.avatar.change)
  await expect(status).toContainText('до 5')

  const picture = the(sent(sandbox)[0])
  const left: [number, number] = [0.05, 0.5]
  const middle: [number, number] = [0.45, 0.5]
  const right: [number, number] = [0.95, 0.5]
  const { width, height, colours } = await coloursOf(page, picture, [left, middle, right])
  expect([picture.type, height, colours]).toEqual(['image/webp', width, ['red', 'red', 'blue']])
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

test('a cover is dropped, drawn by the mouse, and stays after a reload', async ({ page, sandbox }) => {
  await open(page)
  const { drop, window, save, field } = pictureField(page, 'background')
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
  await expect(page.getByText(said.pictures.backgroundSaved)).toBeVisible()
  const picture = the(sent(sandbox)[0])
  const { width, height } = await coloursOf(page, picture, [])
  expect([width < 900, Math.abs(width / height - 3) < 0.02]).toEqual([true, true])
  await page.reload()
  await expect(field.locator('img')).toHaveAttribute('src', /\/api\/storage\/pictures\/\d+$/)
})

test('where a photograph was taken is not sent', async ({ page, sandbox }) => {
  await open(page)
  const { pick, save } = pictureField(page, 'avatar')
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
  await expect(page.getByText(said.pictures.avatarSaved)).toBeVisible()
  const picture = the(sent(sandbox)[0])
  expect([picture.type, picture.bytes.includes('GPSLatitude'), picture.bytes.includes('Exif')]).toEqual([
    'image/jpeg',
    false,
    false,
  ])
})

const whole = png(20, 20, () => [1, 2, 3])
const refused: readonly (readonly [string, PickedFile, string])[] = [
  ['of 0 bytes', file('a.png', ''), said.pictures.empty],
  ['above 5 MB', file('a.png', Buffer.concat([whole, Buffer.alloc(5 * 1024 * 1024)])), said.pictures.tooLarge],
  [
    'that is an SVG',
    file('a.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    said.pictures.wrongType,
  ],
  ['that is a page', file('a.png', '<!doctype html><script>alert(1)</script>'), said.pictures.wrongType],
  [
    'that is a true SVG',
    file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
    said.pictures.wrongType,
  ],
  ['that is cut short', file('a.png', whole.subarray(0, 40)), said.pictures.unreadable],
  ['that unpacks to 4 gigapixels', file('a.png', vast()), said.pictures.tooManyPixels],
]

test('a file that is no picture is refused with its reason, and nothing is sent', async ({ page, sandbox }) => {
  await open(page)
  const { pick, status, dialog, save } = pictureField(page, 'avatar')
  for (const [what, bad, reason] of refused) {
    await pick(bad)
    await expect(status, what).toContainText(reason)
    await expect(dialog, what).toHaveCount(0)
  }
  expect([uploads(sandbox), await goodAddresses(page)]).toEqual([[], 0])
  await pick(halves())
  await expect(save).toBeVisible()
})

test('an upload that fails says why in its place, and is sent again as it was cropped', async ({ page, sandbox }) => {
  await page.clock.install()
  await open(page)
  const fault = { path: paths.avatar, method: 'PUT' as const }
  const errors = { avatar: ['Аватар замалий.'] }
  sandbox.faults.add({ ...fault, kind: 'status', status: 413, body: '<h1>413</h1>' })
  sandbox.faults.add({ ...fault, kind: 'status', status: 422, body: { errors }, nth: 2 })
  sandbox.faults.add({ ...fault, kind: 'hang', nth: 3 })
  // Chromium itself sends again what breaks off on a connection that it has used before.
  await page.route(`**${paths.avatar}`, (route) => route.abort('connectionreset'), { times: 1 })
  const { pick, save, status, progress, button, choose } = pictureField(page, 'avatar')
  await pick(halves())
  await save.click()
  await expect(status).toHaveText(said.pictures.noConnection)
  await expectAccessible(page)
  await button(uk.ui.retry).click()
  await expect(status).toHaveText(said.pictures.tooLargeForServer)
  await button(uk.ui.retry).click()
  await expect(status).toHaveText('Аватар замалий.')
  await button(uk.ui.retry).click()
  await expect.poll(() => uploads(sandbox).length).toBe(3)
  await expect(progress).toHaveAttribute('aria-valuenow', '100')
  await page.clock.fastForward(61_000)
  await expect(status).toHaveText(said.pictures.stalled)
  await button(uk.ui.retry).click()
  await expect(choose).toHaveText(pictureWords.avatar.change)
  expect([uploads(sandbox).at(-1)?.status, sent(sandbox).length]).toEqual([200, 1])
  await expect.poll(() => goodAddresses(page)).toBe(0)
})

test('a picture that is saved while the profile cannot be read says to reload', async ({ page, sandbox }) => {
  await open(page)
  const { pick, save, status, button, field } = pictureField(page, 'avatar')
  const body = { message: 'Error', status: 500 }
  sandbox.faults.add({ kind: 'status', status: 200, path: account, method: 'GET', body })
  await pick(halves())
  await save.click()
  await expect(status).toHaveText(said.pictures.savedUnread)
  await expectAccessible(page)
  await button(pictureWords.readAgain).click()
  await expect(field.locator('img')).toHaveAttribute('src', /\/api\/storage\/pictures\/\d+$/)
  expect(uploads(sandbox)).toHaveLength(1)
})

/** A line that takes ten seconds for what is sent here. */
const slowLine = async (context: BrowserContext, page: Page) => {
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  const speed = { offline: false, latency: 0, downloadThroughput: -1 }
  await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 40 * 1024 })
  return () => line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 })
}

test('a slow line takes as long as it takes while it moves, and can be stopped', async ({ page, sandbox, context }) => {
  await page.clock.install()
  await open(page)
  const { pick, save, progress, button, choose, field } = pictureField(page, 'avatar')
  await pick(noise(640))
  await slowLine(context, page)
  await save.click()
  // Between two movements less time goes by than a line may stand still, in all of them more.
  for (let moved = 0; moved < 4; moved += 1) {
    const now = Number(await progress.getAttribute('aria-valuenow'))
    await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(now)
    await page.clock.fastForward(10_000)
  }
  await expect(field.locator('img')).toHaveAttribute('src', /^blob:/)
  await expectAccessible(page)
  await button(common.cancel).click()
  await expect(choose).toBeFocused()
  await expect(choose).toHaveText(pictureWords.avatar.choose)
  await expect(field.locator('img')).toHaveCount(0)
  expect([sent(sandbox), await goodAddresses(page)]).toEqual([[], 0])
})

test('who signs out during an upload leaves nothing of it behind', async ({ page, sandbox, context }) => {
  await open(page)
  const { pick, save, progress } = pictureField(page, 'avatar')
  await pick(noise(640))
  const release = await slowLine(context, page)
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(paths.avatar))
  await save.click()
  await expect(progress).toHaveAttribute('aria-valuenow', /[1-9]/)
  await shellOf(page).button('Вийти').first().click()
  // Whoever does not wait for it is asked.
  await page.getByRole('button', { name: prompts.leaving.writesLeave }).click()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await release()
  await sessionPages(page).signInByPassword('0502223344')
  await expect(personOf(page)).toContainText('ТШ')
  await expect(personOf(page).locator('img')).toHaveCount(0)
  expect(sent(sandbox)).toEqual([])
})

test('an avatar from anywhere else, or one that does not come, is initials', async ({ page, sandbox, server }) => {
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
    await expect(pictureField(page, 'avatar').field, avatar).toContainText('ОК')
  }
})

for (const width of [360, 1280]) {
  test(`the field and its dialog are accessible at ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page)
    for (const kind of ['avatar', 'background'] as const) {
      const { pick, dialog, window, status } = pictureField(page, kind)
      await pick(halves())
      await expect(window).toBeVisible()
      await expectNoOverflow(page)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await pick(file('a.png', ''))
      await expect(status).toContainText(said.pictures.empty)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
      await expectNoOverflow(page)
      await expectAccessible(page)
    }
  })
}

/** A small file that says it is enormous. */
function vast(): Buffer {
  const small = png(20, 20, () => [1, 2, 3])
  small.writeUInt32BE(65_535, 16)
  small.writeUInt32BE(65_535, 20)
  return small
}
