import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { startServer } from '@supplier/test-fixtures/server/server'
import type { Browser, Page } from 'playwright'
import { buildHello, helloDir } from './hello.ts'
import { answerToContent, medians, type Visit, visit } from './measure.ts'
import type { Measured } from './part.ts'
import { median } from './statistics.ts'
import { appDir } from './tab.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)

/** Measures the first visit to the sign-in page on a slow phone, next to a bare React page. */
export const measurePage = async (browser: Browser): Promise<Measured> => {
  await buildHello()
  const hello = await startServer({ sandbox: createSandbox(), staticDir: helloDir })
  const sandbox = createSandbox()
  const app = await startServer({ sandbox, staticDir: appDir })
  const seen = { hello: [] as Visit[], signIn: [] as Visit[], panel: [] as Visit[], answer: [] as number[] }
  try {
    const signedIn = await seatOf(sandbox)
    for (let round = 0; round < rounds; round += 1) {
      seen.hello.push(await visit(browser, { address: `${hello.origin}/`, ready: '#root form' }))
      seen.signIn.push(await visit(browser, { address: `${app.origin}/auth`, ready: '#root form', act: typeTelephone }))
      seen.panel.push(
        await visit(browser, {
          address: `${app.origin}/dashboard/statistics`,
          ready: '#root main h1',
          storage: { user: signedIn },
        }),
      )
      const fresh = await startServer({ sandbox: createSandbox(), staticDir: appDir })
      seen.answer.push(await answerToContent(browser, fresh.origin))
      await fresh.close()
    }
  } finally {
    await hello.close()
    await app.close()
  }

  const bare = medians(seen.hello)
  const signIn = { ...medians(seen.signIn), answer: median(seen.answer) }
  const panel = medians(seen.panel)
  return {
    report: { rounds, hello: bare, signIn, panel },
    table: { hello: { ...bare }, 'sign-in': signIn, panel: { ...panel } },
    found: ({ name, unit }) => {
      const own = signIn[name as keyof typeof signIn]
      return own !== undefined && unit === '× hello' ? own / bare[name as keyof Visit] : own
    },
  }
}

async function typeTelephone(page: Page) {
  await page.click('input[name=telephone]')
  await page.keyboard.type('0671112233')
}
