import { configure } from '@testing-library/react'

// What is waited for comes at once, or on a busy machine a little later; a limit of one second would make it a flake.
configure({ asyncUtilTimeout: 10_000 })
