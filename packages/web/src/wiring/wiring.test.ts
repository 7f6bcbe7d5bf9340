import { createMask } from '@supplier/core/flows/mask'
import { expect, it } from 'vitest'
import { later } from './later.ts'
import { secureRandom } from './random.ts'
import { createRedactor } from './recording/redacted.ts'

it('code that fails to load is reported as an unreachable server', async () => {
  const port = later<{ ask(text: string): Promise<string> }>({ ask: 'asks' }, () => Promise.reject(new Error('404')))
  await expect(port.ask('x')).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
})

it('the redactor masks secrets before they reach the inspector', () => {
  const seen = JSON.stringify(
    createRedactor(createMask(secureRandom()))({
      type: 'field.typed',
      text: 'Supplier1!',
      session: { token: 'secret-token', supplier: { email: 'a@b.ua', supplier_np_api_key: 'key-1', id: 7 } },
      list: [{ password: 'hunter2', code: '1234', telephone: { digits: '0671112233' } }],
    }),
  )
  for (const secret of ['Supplier1!', 'secret-token', 'a@b.ua', 'key-1', 'hunter2', '1234', '0671112233']) {
    expect(seen).not.toContain(secret)
  }
  expect(seen).toContain('"type":"field.typed"')
})
