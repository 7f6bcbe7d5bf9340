import { composeCategoryPicker } from '../categories/categories.compose.ts'
import type { CategoriesPort } from '../categories/categories.port.ts'
import type { ImagesPort } from '../images/images.port.ts'
import { oncePer } from '../kernel/once-per.ts'
import { type Abort, actorsOf, listenerOf } from '../kernel/port.ts'
import type { Run } from '../kit/command/command.domain.ts'
import type { CommandAnswer } from '../kit/command/command.setup.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import { composeOptions } from '../kit/form/options.compose.ts'
import { questionMachine } from '../kit/form/question.machine.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { portOf, type SectionsPort } from '../kit/section/section.port.ts'
import { shownOf } from '../kit/send/send.domain.ts'
import { sendOf } from '../kit/send/send.machine.ts'
import { products } from '../products/products.section.ts'
import { composeWhy } from '../readiness/readiness.compose.ts'
import type { ReadinessPort } from '../readiness/readiness.port.ts'
import { brandMachine } from './brand/brand.machine.ts'
import type { ChosenValues } from './form/value-names.domain.ts'
import { productLogMachine } from './log/product-log.machine.ts'
import { linkedPictureMachine } from './pictures/linked-picture.machine.ts'
import { pictureMachine } from './pictures/picture.machine.ts'
import { pictureAddressesMachine } from './pictures/picture-addresses.machine.ts'
import { productImagesMachine } from './pictures/product-images.machine.ts'
import { keepsSequence } from './product-editor.domain.ts'
import { productEditorMachine } from './product-editor.machine.ts'
import type { ProductEditorPort } from './product-editor.port.ts'
import { productCommand, productForm } from './product-editor.setup.ts'
import { isCarriedOut } from './product-status.domain.ts'

interface EditorPorts {
  readonly categories: CategoriesPort
  readonly drafts: DraftsPort
  readonly images: ImagesPort
  readonly productEditor: ProductEditorPort
  readonly readiness: ReadinessPort
  readonly sections: SectionsPort
}

/** A product and its commands ask the server about nothing while they are filled in. */
const noQuestion = questionMachine.provide({
  actors: readingsOf({ ask: async (_: Readonly<Record<string, unknown>> | null): Promise<unknown> => null }),
})

/** The page of a product is composed anew for each product, so what is kept between them belongs to the ports. */
const sequencesOf = oncePer((sections: SectionsPort) =>
  keepsSequence(async (search, signal: Abort) => {
    const { rows } = await portOf(products, sections).fetchPage(products.rules.queryOf(search), signal)
    return rows.map(({ id }) => id)
  }),
)

/** The screen that creates and edits a product, with its ports provided. */
export const composeProductEditor = ({
  categories,
  drafts,
  images,
  productEditor,
  readiness,
  sections,
}: EditorPorts) => {
  const { createDraft, fetchDraft, fetchProduct, checkProduct, publishProduct, saveProduct } = productEditor
  const { fetchSimilar, previewCategory, fetchLog, proposeBrand, fetchProposal } = productEditor
  const { fetchPictures, orderPictures, removePicture, uploadPicture, linkPicture } = productEditor
  const { fetchAttributes, fetchValues } = categories
  const fetchNames = async (unnamed: readonly ChosenValues[], signal: Abort) =>
    Object.fromEntries(
      await Promise.all(unnamed.map(async (one) => [one.attribute, await fetchValues(one, signal)] as const)),
    )
  const fetchSequence = sequencesOf(sections)
  return productEditorMachine.provide({
    actors: {
      ...actorsOf({
        createDraft,
        fetchDraft,
        fetchProduct,
        checkProduct,
        publishProduct,
        previewCategory,
        fetchSimilar,
      }),
      ...actorsOf({ fetchAttributes, fetchNames, fetchSequence }),
      picker: composeCategoryPicker(categories),
      brand: brandMachine.provide({ actors: actorsOf({ proposeBrand, fetchProposal }) }),
      why: composeWhy({ readiness }),
      log: productLogMachine.provide({ actors: readingsOf({ fetchLog }) }),
      command: productCommand.provide({
        actors: {
          send: sendOf<Run, CommandAnswer>({
            write: (run, signal) => sections.run({ section: 'products', run }, signal),
            lookUp: async ({ command, id }, signal) =>
              shownOf(isCarriedOut(command, (await fetchProduct(id, signal))?.row ?? null)),
          }),
          question: noQuestion,
          options: composeOptions(sections),
        },
      }),
      form: productForm.provide({
        actors: {
          ...actorsOf({ load: fetchProduct, loadByKey: fetchDraft, save: saveProduct }),
          draft: composeDraft(drafts),
          question: noQuestion,
          options: composeOptions(sections),
        },
      }),
      addresses: pictureAddressesMachine.provide({ actors: { draft: composeDraft(drafts) } }),
      images: productImagesMachine.provide({
        actors: {
          ...actorsOf({ fetchPictures, orderPictures, removePicture }),
          linkedPicture: linkedPictureMachine.provide({ actors: actorsOf({ linkPicture }) }),
          picture: pictureMachine.provide({
            actors: {
              ...actorsOf({ inspectImage: images.inspectImage }),
              openImage: listenerOf(images.openImage),
              uploadPicture: listenerOf(uploadPicture),
            },
          }),
        },
      }),
    },
  })
}
