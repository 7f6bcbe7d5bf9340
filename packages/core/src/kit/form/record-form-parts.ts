import { notifyFailure } from '../../kernel/app-ref.ts'
import { logDraftFault } from '../../kernel/telling.ts'
import type { RecordFormContext, RecordFormEvent } from './record-form.setup.ts'
import { draftNameOf } from './record-saving.domain.ts'

interface Args {
  readonly context: RecordFormContext<Readonly<Record<string, unknown>>, unknown>
  readonly self: { send(event: RecordFormEvent<Readonly<Record<string, unknown>>>): void }
}

/** The actors that a form invokes as long as it lives: its draft, the options of its pickers, and the questions about its values. */
export const partsOf = (section: string) =>
  [
    {
      id: 'draft',
      src: 'draft',
      input: ({ context: { clock, supplierId, id }, self }: Args) => ({
        owner: self,
        clock,
        supplierId,
        form: draftNameOf(section, id),
      }),
      onError: { actions: logDraftFault },
    },
    { id: 'options', src: 'options', onError: { actions: notifyFailure } },
    {
      id: 'question',
      src: 'question',
      input: ({ self }: Args) => ({ owner: self }),
      onError: { actions: notifyFailure },
    },
  ] as const
