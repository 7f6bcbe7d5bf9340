/** Searches everything written by tests and builds for the secrets planted in the test data. */
import { planted } from '../packages/test-fixtures/src/sandbox/planted.ts'
import { report, root } from './files.ts'
import { scanned, writtenAddresses } from './secrets.ts'

const { files, found } = scanned(root, writtenAddresses)

report(
  files === 0 ? ['nothing has been written yet: this comes after the tests'] : found,
  `${files} files hold none of ${Object.keys(planted).length} planted secrets`,
)
