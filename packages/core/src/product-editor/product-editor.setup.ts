import { assign, raise, sendTo, setup } from 'xstate'
import type { Category, CategoryAttribute, CategoryStep } from '../categories/categories.domain.ts'
import type { CategoriesPort } from '../categories/categories.port.ts'
import { categoryPickerMachine } from '../categories/picker.machine.ts'
import { type FeatureEvent, notifyApp } from '../kernel/app-ref.ts'
import { childOf, sendLater } from '../kernel/child.ts'
import { type Failure, isUnclear, mayBeCreated } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import { isAmong } from '../kernel/word.ts'
import type { BesideEvent } from '../kit/beside/beside.machine.ts'
import type { RecordChanged } from '../kit/beside/record-changed.domain.ts'
import { createCommandMachine } from '../kit/command/command.machine.ts'
import type { Errors } from '../kit/fields/record-fields.domain.ts'
import type { RecordRules } from '../kit/form/record.domain.ts'
import { recordFormOf } from '../kit/form/record-form.machine.ts'
import type { RecordFormActor, RecordFormOutput } from '../kit/form/record-form.setup.ts'
import { productStatuses } from '../products/products.domain.ts'
import { whyMachine } from '../readiness/why.machine.ts'
import { type BrandProposed, brandMachine } from './brand/brand.machine.ts'
import { afterMerge, formIn, type TypedValues, withoutMerged } from './form/attribute-changes.domain.ts'
import type { CategoryChange } from './form/product-attributes.domain.ts'
import { type EditedProduct, type ProductValues, type productFields, productRules } from './form/product-form.domain.ts'
import type { Problem } from './form/product-problems.domain.ts'
import * as steps from './form/product-steps.domain.ts'
import { type NamedValues, namedWith, namedWithAll, unnamedOf } from './form/value-names.domain.ts'
import { locationWithLog, locationWithoutLog, showsLogIn } from './log/product-log.domain.ts'
import { productLogMachine } from './log/product-log.machine.ts'
import { unsentIn } from './pictures/picture-addresses.domain.ts'
import { type AddressesTaken, pictureAddressesMachine } from './pictures/picture-addresses.machine.ts'
import type { Picture } from './pictures/pictures.domain.ts'
import { productImagesMachine } from './pictures/product-images.machine.ts'
import { storedPicture } from './pictures/stored-pictures.domain.ts'
import { type ProductEditorContext, type SimilarProduct, startOf } from './product-editor.domain.ts'
import type { EditorListsPort, ProductEditorPort, StoredProduct } from './product-editor.port.ts'
import type { ProductEditorEvent } from './product-editor-events.setup.ts'
import { submissionOf } from './product-forbidden.domain.ts'
import { type StatusCommand, statusCommandsOf } from './product-status.domain.ts'
import { productVariantsMachine } from './variants/product-variants.machine.ts'
import type { MatrixChanged } from './variants/product-variants.setup.ts'

export type ProductFormActor = RecordFormActor<ProductValues, EditedProduct>

type Output = RecordFormOutput<EditedProduct>

const noFields: RecordRules = { fields: {}, statesOf: () => ({}), mistakesOf: () => ({}) }

export const productCommand = createCommandMachine(() => noFields)
export const productForm = recordFormOf<typeof productFields, EditedProduct>('product', productRules)

/** Sends events to the form once its own event is over, because it may be the one that caused them. */
const tellForm = (editor: Parameters<typeof childOf>[0], events: readonly { readonly type: string }[]) => {
  for (const event of events) sendLater(childOf(editor, 'form'), event)
}

export const productEditorSetup = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as ProductEditorContext,
    events: {} as ProductEditorEvent,
    tags: {} as 'busy',
    children: {} as {
      form: 'form'
      images: 'images'
      addresses: 'addresses'
      variants: 'variants'
      brand: 'brand'
      picker: 'picker'
      why: 'why'
      log: 'log'
      command: 'command'
    },
  },
  actors: {
    ...({} as PortActors<
      Pick<
        ProductEditorPort,
        | 'createDraft'
        | 'fetchDraft'
        | 'fetchProduct'
        | 'checkProduct'
        | 'publishProduct'
        | 'previewCategory'
        | 'fetchSimilar'
      > &
        Pick<CategoriesPort, 'fetchAttributes'> &
        EditorListsPort
    >),
    form: productForm,
    images: productImagesMachine,
    addresses: pictureAddressesMachine,
    variants: productVariantsMachine,
    brand: brandMachine,
    picker: categoryPickerMachine,
    why: whyMachine,
    log: productLogMachine,
    command: productCommand,
  },
  guards: {
    hasId: ({ context }) => context.id !== null,
    showsLog: ({ context }) => context.id !== null && showsLogIn(context.location),
    hidesLog: ({ context }) => !showsLogIn(context.location),
    isListed: ({ context: { id, location } }) => id !== null && steps.isOnePage(location),
    savesByStep: ({ context: { product, location } }) => product?.status === 'draft' && !steps.isOnePage(location),
    hasProduct: ({ context }) => context.product !== null,
    isOther: ({ context }, location: Location) => steps.productIn(location) !== context.id,
    mustFind: (_, failure: Failure) => mayBeCreated(failure),
    isUnclear: (_, failure: Failure) => isUnclear(failure),
    isFound: (_, found: StoredProduct | null) => found !== null,
    isPublished: (_, found: StoredProduct | null) =>
      found !== null &&
      isAmong(productStatuses, found.row.status) &&
      found.row.status !== 'draft' &&
      found.row.status !== 'rejected',
    mayRun: ({ context: { product } }, command: StatusCommand) =>
      product !== null && statusCommandsOf(product).includes(command),
    isLost: (_, { record }: Output) => record === null,
    isNews: ({ context: { product, record } }, changed: RecordChanged) =>
      changed.section === 'products' &&
      product?.id === changed.id &&
      (changed.version === null || changed.version > (record?.row.version ?? 0)),
    hasAttributes: ({ context }) => context.attributes !== null,
    hasUnnamed: ({ context }) => context.unnamed.length > 0,
    concernsAttributes: (_, { section }: RecordChanged) => section === 'attributes' || section === 'attribute-groups',
    lacksAttributes: ({ context: { category, attributes } }) => category !== null && attributes?.of !== category,
    isGone: (_, failure: Failure) => failure.kind === 'refused' && failure.status === 404,
    refusesCategory: (_, errors: Errors) => errors['category'] !== undefined,
    isSameCategory: ({ context }, { id }: Category) => id === context.category,
    isHarmless: (_, { lost, missing, variantsLost, ...commission }: CategoryChange) =>
      lost.length + missing.length + variantsLost === 0 && commission.commissionBefore === commission.commissionAfter,
    isOwnChange: ({ context: { product } }, changed: RecordChanged) =>
      changed.section === 'products' && product?.id === changed.id,
    hasSimilar: (_, similar: readonly SimilarProduct[]) => similar.length > 0,
    isReady: ({ context }, problems: readonly Problem[]) =>
      context.publishes && problems.every(({ level }) => level !== 'stop'),
  },
  actions: {
    setLocation: assign(({ context }, location: Location) => ({
      location,
      led: context.led + (steps.leadsTo(context.location, location) ? 1 : 0),
    })),
    unfold: assign({ isUnfolded: true }),
    startAgain: assign(({ context }, location: Location) => startOf(context, location)),
    setSequence: assign((_, sequence: readonly string[]) => ({ sequence })),
    setPicked: assign((_, { id, path }: Category) => ({ picked: { id, path } })),
    clearPicked: assign({ picked: null, change: null }),
    setRecord: assign((_, found: StoredProduct | null) => {
      const record = must(found)
      return { id: record.id, record, product: record.row, category: record.row.category }
    }),
    setOutput: assign((_, { record }: Output) => {
      const found = must(record) as unknown as StoredProduct
      return { record: found, product: found.row, category: found.row.category }
    }),
    setProduct: assign(({ context: { attributes, named, restored } }, row: unknown) => {
      const product = row as EditedProduct
      const unnamed = unnamedOf(product, attributes, named, restored)
      return { product, category: product.category, unnamed }
    }),
    setRestored: assign(({ context: { product, attributes, named } }, restored: TypedValues) => ({
      restored,
      unnamed: unnamedOf(product, attributes, named, restored),
    })),
    takePictures: assign(({ context: { product } }) => ({ pictures: must(product).pictures.map(storedPicture) })),
    setPictures: assign((_, pictures: readonly Picture[]) => ({ pictures })),
    setAttributes: assign(({ context: { category, product, named, restored } }, all: readonly CategoryAttribute[]) => ({
      attributes: { of: must(category), all },
      unnamed: unnamedOf(product, { all }, named, restored),
    })),
    setNames: assign(({ context: { named } }, found: NamedValues) => ({
      unnamed: [],
      named: namedWithAll(named, found),
    })),
    clearUnnamed: assign({ unnamed: [] }),
    // What was typed gets the values that stand for the merged ones; a form without changes reads the product again.
    adoptMerged: ({ context, self }) => {
      tellForm(self, afterMerge(context.attributes, formIn(self)))
    },
    // Suppliers may restore values that were merged since they typed them.
    adoptRestored: ({ context, self }, values: TypedValues) =>
      tellForm(self, withoutMerged(context.attributes, { saved: formIn(self)?.saved ?? {}, values })),
    nameValue: assign(({ context }, { attribute, value }: { attribute: string; value: CategoryStep }) => ({
      named: namedWith(context.named, attribute, value),
    })),
    setChange: assign((_, change: CategoryChange) => ({ change })),
    setProblems: assign((_, problems: readonly Problem[]) => ({ problems })),
    setSimilar: assign((_, similar: readonly SimilarProduct[]) => ({ similar })),
    setAsked: assign((_, isAsked: boolean) => ({ isAsked })),
    setPublishes: assign((_, publishes: boolean) => ({ publishes })),
    setCommand: assign((_, command: StatusCommand | null) => ({ command })),
    sendWhy: sendTo('why', (_, event: BesideEvent) => event),
    // A draft that was restored, or an undo, may have brought back a value that was merged since.
    submitForm: ({ context, self }) => tellForm(self, submissionOf(context, formIn(self))),
    setMatrix: sendTo('form', (_, { matrix }: MatrixChanged) => ({
      type: 'field.changed',
      field: 'variants',
      value: matrix,
    })),
    setBrand: sendTo('form', (_, { brand: { id, title } }: BrandProposed) => ({
      type: 'field.changed',
      field: 'brand',
      value: { id, title },
    })),
    takeCategory: sendTo('form', ({ context }) => {
      const { id, path } = must(context.picked)
      const title = path.map((one) => one.title).join(' › ')
      return { type: 'field.changed', field: 'category', value: { id, title } }
    }),
    // The attributes that the new category does not have are dropped.
    setCategory: assign(({ context }) => ({ category: must(context.picked).id, picked: null, change: null })),
    reportPictures: sendTo('images', ({ context: { product } }) => ({
      type: 'pictures.reported',
      stored: { version: must(product).version, pictures: must(product).pictures },
    })),
    refreshForm: sendTo('form', { type: 'refresh.requested' }),
    sendToImages: ({ self }, event: AddressesTaken | { type: 'refresh.requested' }) =>
      sendLater(childOf(self, 'images'), event),
    tellAddresses: ({ context, self }) =>
      sendLater(childOf(self, 'addresses'), { type: 'unsent.changed', addresses: unsentIn(context.pictures) }),
    refreshLog: ({ self }) => childOf(self, 'log')?.send({ type: 'refresh.requested' }),
    discard: sendTo('form', { type: 'edits.discarded' }),
    notifyReview: ({ context: { app, product } }) => {
      if (product?.needsReview) app.send({ type: 'success.reported', message: { key: 'productEditor.changeWaits' } })
    },
    refreshAttributes: raise({ type: 'attributes.outdated' }),
    endForm: raise({ type: 'form.ended' }),
    openDraft: ({ context: { app, id } }) =>
      app.send({ type: 'navigation.requested', location: steps.locationOfDraft(must(id)), replace: true }),
    openStep: ({ context: { app, location } }, step: steps.ProductStep) =>
      app.send({ type: 'navigation.requested', ...steps.leading(location, step) }),
    openNeighbour: ({ context: { app, location } }, id: string) =>
      app.send({ type: 'navigation.requested', location: steps.locationOfNeighbour(location, id) }),
    openLog: ({ context: { app, location } }) =>
      app.send({ type: 'navigation.requested', location: locationWithLog(location) }),
    closeLog: ({ context: { app, location } }) =>
      app.send({ type: 'navigation.requested', location: locationWithoutLog(location), replace: true }),
    openPath: ({ context: { app, location } }, path: string) =>
      app.send({ type: 'navigation.requested', ...steps.leading(location, steps.stepOf(path), path) }),
    // The first mistake may be in a step that is not shown, or far from the button that was pressed.
    openMistake: ({ context: { app, location, isAsked } }, errors: Errors) => {
      const [path] = Object.keys(errors)
      if (!isAsked || path === undefined) return
      app.send({ type: 'navigation.requested', ...steps.leading(location, steps.stepOf(path), path) })
    },
    openCreated: ({ context: { app, id, location } }) => {
      app.send({ type: 'success.reported', message: { key: 'productEditor.published' } })
      app.send({ type: 'setup.invalidated' })
      if (location.to === 'product-create')
        app.send({ type: 'navigation.requested', location: steps.locationOfCreated(must(id)), replace: true })
    },
    leave: ({ context: { app } }) => app.send({ type: 'navigation.requested', location: { to: 'products' } }),
    notifyApp: ({ context }, event: FeatureEvent) => notifyApp({ context }, event),
  },
})
