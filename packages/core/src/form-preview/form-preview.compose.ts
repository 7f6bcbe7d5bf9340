import type { Ports } from '../app/app.port.ts'
import { composeOptions } from '../kit/form/options.compose.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { besideOf } from '../kit/section/beside.machine.ts'
import { formPreviewMachine } from './form-preview.machine.ts'

/** The preview of the product form beside a list, with its ports provided. */
export const composeFormPreview = ({ categories, sections }: Pick<Ports, 'categories' | 'sections'>) => {
  const { fetchShortlist, fetchAttributes } = categories
  return besideOf(
    formPreviewMachine.provide({
      actors: { ...readingsOf({ fetchShortlist, fetchAttributes }), options: composeOptions(sections) },
    }),
  )
}
