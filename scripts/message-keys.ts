/** Writes the keys of the messages into the core. They are those of the Ukrainian words. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

interface Words {
  readonly [key: string]: string | Words
}

const wordsOf = async (part: string): Promise<Words> =>
  (await import(pathToFileURL(join(root, `packages/web/src/i18n/uk/${part}index.ts`)).href)).default

const keysOf = (words: Words, before = ''): readonly string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? before + key : keysOf(value, `${before}${key}.`),
  )

const [first, session, messages] = await Promise.all(['', 'session/', 'messages/'].map(wordsOf))
const keys = [
  ...keysOf(first?.['core'] as Words),
  ...keysOf(session?.['core'] as Words, 'session.'),
  ...keysOf(messages as Words),
]

writeFileSync(
  join(root, 'packages/core/src/kernel/message-keys.ts'),
  `// Written by \`pnpm messages\` from the Ukrainian words.

/** The keys of the messages that the view translates, each behind the name of its feature. */
export type MessageKey =
${keys
  .toSorted()
  .map((key) => `  | '${key}'`)
  .join('\n')}
`,
)
