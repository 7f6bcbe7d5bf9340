import * as v from 'valibot'

/**
 * Says what an honest server sends to a reader that also takes less; the written contract has this schema. A reader
 * without it describes itself.
 */
export const sends = <Input>(schema: v.GenericSchema) =>
  v.metadata<Input, { sends: v.GenericSchema }>({ sends: schema })

/** Marks a field that an honest server leaves out in some answers, such as what only the answer for one record has. */
export const sometimes = <Input>() => v.metadata<Input, { sometimes: true }>({ sometimes: true })

/** Marks each of these fields as one that is only sometimes there. */
export const someOf = <Entries extends v.ObjectEntries>(entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, v.pipe(entry as v.GenericSchema, sometimes())]),
  ) as unknown as Entries
