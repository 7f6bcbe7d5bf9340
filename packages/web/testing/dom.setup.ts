import './commits.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine may need more than the default second until an awaited element appears, which would make tests flaky.
configure({ asyncUtilTimeout: 10_000 })

// The test files of a worker share one document; those that run in Node have none.
afterEach(() => {
  cleanup()
  globalThis.document?.body.replaceChildren()
})
