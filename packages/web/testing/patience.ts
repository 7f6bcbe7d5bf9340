import { configure } from '@testing-library/react'

// A busy machine may need more than the default second until an awaited element appears, which would make tests flaky.
configure({ asyncUtilTimeout: 10_000 })
