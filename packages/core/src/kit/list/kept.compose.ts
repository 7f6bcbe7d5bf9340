import { fromCallback } from 'xstate'
import type { RowsPort } from './list.port.ts'
import type { FirstPageRead, KeptRows } from './list.setup.ts'

/** The kept rows of a list. They are saved for the supplier for whom they were recalled. */
export const keptRowsOf = ({ recallRows, saveRows }: RowsPort): KeptRows =>
  fromCallback<FirstPageRead, Parameters<RowsPort['recallRows']>[1]>(({ sendBack, input, receive }) => {
    let owner: number | null = null
    const stop = recallRows(({ supplierId, kept }) => {
      owner = supplierId
      if (kept !== null) sendBack({ type: 'page.recalled', search: input.search, kept })
    }, input)
    receive(({ search, page }) => {
      if (owner !== null) saveRows({ supplierId: owner, list: input.list, search, page })
    })
    return stop
  })
