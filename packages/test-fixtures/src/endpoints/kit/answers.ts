import { KnownText, TextOrNumber, Version } from '@supplier/core/adapters/http/kit/kernel.wire'
import { someOf } from '@supplier/core/adapters/http/kit/sends.wire'
import * as v from 'valibot'

/** What the panel reads with a wire. */
export interface Reads {
  readonly entries: v.ObjectEntries
}

/** An answer with one value. */
export const DataOf = <Data extends v.GenericSchema>(data: Data) => v.object({ data })

/** An answer with one object. */
export const OneOf = ({ entries }: Reads) => DataOf(v.object(entries))

/** An answer with a list of objects. */
export const RowsOf = ({ entries }: Reads) => DataOf(v.array(v.object(entries)))

/** The fields of a record of a section. */
export const recordEntries = ({ entries }: Reads): v.ObjectEntries => ({
  ...entries,
  id: TextOrNumber,
  version: Version,
})

/** An answer with one record of a section. */
export const RecordOf = (wire: Reads) => DataOf(v.object(recordEntries(wire)))

/** The answer to what the form of a section asks about its typed values. */
export const AnswerOf = ({ question }: { readonly question?: Reads | undefined }) => {
  if (question === undefined) throw new Error('This form asks nothing')
  return OneOf(question)
}

/** An answer whose status says everything; it may hold words for the supplier. */
export const Done = v.object(someOf({ message: KnownText }))
