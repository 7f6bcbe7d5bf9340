import type { CategoriesPort } from '../categories/categories.port.ts'
import { besideOf } from '../kit/beside/beside.machine.ts'
import { composeOptions } from '../kit/form/options.compose.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { formPreviewMachine } from './form-preview.machine.ts'

interface FormPreviewPorts {
  readonly categories: CategoriesPort
  readonly sections: SectionsPort
}

/** The preview of the product form beside a list, with its ports provided. */
export const composeFormPreview = ({ categories, sections }: FormPreviewPorts) => {
  const { fetchShortlist, fetchAttributes } = categories
  return besideOf(
    formPreviewMachine.provide({
      actors: { ...readingsOf({ fetchShortlist, fetchAttributes }), options: composeOptions(sections) },
    }),
  )
}
