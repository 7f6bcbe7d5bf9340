/** Looks for what the tests have planted in everything that the tests and builds have written. */
import { planted } from '../packages/test-fixtures/src/world/planted.ts'
import { report, root } from './files.ts'
import { mayHoldSecrets, scanned, writtenPlaces } from './secrets.ts'

const { files, found } = scanned(root, writtenPlaces)
const excepted = mayHoldSecrets.map(({ place, reason }) => `${place} was left out: ${reason}`)

report(
  files === 0 ? ['nothing has been written yet: this comes after the tests'] : found,
  [...excepted, `${files} files hold none of ${Object.keys(planted).length} planted secrets`].join('\n'),
)
