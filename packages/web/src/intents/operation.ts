import type { Operation } from '@supplier/core/intents/reconciler.selectors'
import type { Translations } from '../i18n/language.ts'

/** The text that a supplier can send to support when an operation was carried out twice. */
export const letterOf = (
  { kind, amount, mark, operations }: Operation,
  labels: Translations['money']['operation'],
): string =>
  labels.letter({
    mark,
    kind: labels.kinds[kind](),
    amount,
    operations: operations
      .map(({ id, at }) => (at === null ? `№ ${id ?? '?'}` : labels.found({ id: `№ ${id ?? '?'}`, at })))
      .join(', '),
  })
