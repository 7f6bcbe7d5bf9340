import type { Locator, Page } from 'playwright'
import { expect, test } from './app.ts'
import { goOffline, goOnline, uk } from './models/faults.ts'
import { sessionPages, texts } from './models/session.ts'

test('a supplier signs in by code with the keyboard alone', async ({ page }) => {
  const session = sessionPages(page)
  await session.open('/')
  await expect(page).toHaveURL(/\/auth$/)
  await session.telephone.focus()
  await page.keyboard.type('0671112233')
  await expect(session.telephone).toHaveValue('(067)-111-22-33')
  await page.keyboard.press('Enter')
  await expect(session.code).toBeFocused()
  await page.keyboard.type('1234')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/statistics$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a supplier signs in by password', async ({ page }) => {
  await sessionPages(page).signInByPassword()
  await expect(page).toHaveTitle(/^Suppliers (\(\d+\) )?· /)
})

test('text typed before the app has started is kept', async ({ page }) => {
  const release = await holdBack(page, '**/assets/index-*.js')
  await page.goto('/auth', { waitUntil: 'commit' })
  const field = (await frameOf(page)).locator('input[name=telephone]')
  await field.fill('067111')
  release()
  await page.waitForSelector('html:not([data-frame])')
  const session = sessionPages(page)
  await expect(session.telephone).toHaveValue('(067)-111')
  await expect(session.telephone).toBeFocused()
})

const hasFont = () => [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded')

for (const width of [360, 1280]) {
  test(`the placeholder has the position of the form, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/auth')
    await page.waitForFunction(() => localStorage.getItem('font') !== null)
    const release = await holdBack(page, '**/assets/index-*.js')
    await page.goto('/auth', { waitUntil: 'commit' })
    const frame = await frameOf(page)
    // On a machine without Arial, texts have another width until the font is loaded.
    await page.waitForFunction(hasFont)
    const location = await frame.boundingBox()

    release()
    await page.waitForSelector('html:not([data-frame])')
    await expect(page.locator('#frame')).toHaveCount(0)
    expect(await page.locator('#root form').boundingBox()).toEqual(location)
    await expect(page.locator('#root input[name=telephone]')).toBeFocused()
  })
}

test('on a slow connection the font is loaded after the app and is ready on the next visit', async ({
  page,
  context,
}) => {
  const line = await context.newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
  await page.goto('/auth')
  await page.waitForFunction(() => localStorage.getItem('font') !== null)
  const [app, font] = await page.evaluate(() =>
    [/index-.*js$/, /woff2$/].map((kind) =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => kind.test(name))
        ?.toJSON(),
    ),
  )
  expect(font.startTime).toBeGreaterThanOrEqual(app.responseEnd)
  expect(await page.evaluate(hasFont)).toBe(false)
  await page.reload()
  await page.waitForFunction(hasFont)
})

test('an incomplete telephone shows an error at its field and keeps the focus', async ({ page, sandbox }) => {
  const session = sessionPages(page)
  await session.open()
  await session.telephone.fill('06711')
  await session.button(texts.main.submit).click()
  await expect(session.telephone).toHaveAttribute('aria-invalid', 'true')
  await expect(session.telephone).toBeFocused()
  expect(sandbox.requests()).toEqual([])
})

test('a supplier’s words stand beside the sign-in form above 1024 px, and up to there it has one column', async ({
  page,
}) => {
  await sessionPages(page).open()
  const words = page.getByRole('complementary', { name: uk.auth.testimonial.label })
  await page.setViewportSize({ width: 1025, height: 800 })
  await expect(words.getByText(uk.auth.testimonial.quote)).toBeVisible()
  await expect(words.getByText(uk.auth.testimonial.name)).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(words).toBeHidden()
})

test('twenty clicks request one code', async ({ page, sandbox }) => {
  const session = sessionPages(page)
  await session.open()
  await session.telephone.fill('0671112233')
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]')
    for (let click = 0; click < 20; click += 1) button?.click()
  })
  await expect(session.code).toBeVisible()
  expect(sandbox.requests().filter(({ path }) => path.endsWith('/auth/login'))).toHaveLength(1)
})

test('without a network the form shows an error and keeps the typed text', async ({ page }) => {
  const session = sessionPages(page)
  await session.open()
  await session.telephone.fill('0671112233')
  await goOffline(page)
  await session.button(texts.main.submit).click()
  await expect(page.getByText(uk.core.failure.unreachable)).toBeVisible()
  await expect(session.telephone).toHaveValue('(067)-111-22-33')
  await goOnline(page)
  await session.button(texts.main.submit).click()
  await expect(session.code).toBeVisible()
})

/** Delays files until the returned function is called. */
/** The form in the HTML, once the styles have hidden that of the other language. */
async function frameOf(page: Page): Promise<Locator> {
  const frame = page.locator('#frame form:visible')
  await expect(frame).toHaveCount(1)
  return frame
}

async function holdBack(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}
