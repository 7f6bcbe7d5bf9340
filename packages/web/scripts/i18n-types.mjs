// Writes the types of the words. The generator compiles the words, which import these types: it stops where no such file stands.
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { binOf, main, refusal, runNode, web } from '../../../scripts/setup.mjs'

await main(async () => {
  closeSync(openSync(join(web, 'src/i18n/i18n-types.ts'), 'a'))
  const program = binOf('typesafe-i18n', 'typesafe-i18n')
  const said = await runNode(program, ['--no-watch'], { cwd: web, what: 'Generating types of the words' })
  if (said.includes('ERROR')) throw refusal(said)
})
