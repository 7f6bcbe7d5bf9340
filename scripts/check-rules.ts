/** Checks that each test exists that `docs/rules.md` names as the proof of a rule. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { report, root, textOf } from './files.ts'
import { checkedRules } from './rules.ts'

const { rules, problems } = checkedRules(textOf('docs/rules.md'), (file) =>
  existsSync(join(root, file)) ? textOf(file) : null,
)

report(rules === 0 ? ['docs/rules.md has no table of rules'] : problems, `each of ${rules} rules has its test`)
