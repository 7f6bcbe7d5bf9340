import type { Operation } from '@supplier/core'
import type { Words } from '../i18n/words.ts'

/** What a supplier sends to the support about a move that was carried out twice. */
export const letterOf = ({ kind, amount, mark, operations }: Operation, said: Words['money']['operation']): string =>
  said.letter({
    mark,
    kind: said.kinds[kind](),
    amount,
    operations: operations
      .map(({ id, at }) => (at === null ? `№ ${id ?? '?'}` : said.found({ id: `№ ${id ?? '?'}`, at })))
      .join(', '),
  })
