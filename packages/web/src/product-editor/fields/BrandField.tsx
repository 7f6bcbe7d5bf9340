import { entryOf, textOf } from '@supplier/core/kernel/word'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import { proposableBrand } from '@supplier/core/product-editor/brand/brand.domain'
import type { BrandActor } from '@supplier/core/product-editor/brand/brand.machine'
import { selectBrand } from '@supplier/core/product-editor/brand/brand.selectors'
import type { EditedProduct } from '@supplier/core/product-editor/form/product-form.domain'
import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { PickField } from '../../kit/fields/PickField.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { brandTranslations } from './brand.translations.ts'

interface BrandFieldProps {
  readonly label: string
  readonly product: EditedProduct | null
  readonly form: ProductFormActor
  readonly view: ProductFormView
  readonly actor: BrandActor
}

/** Begins the id of the option that proposes the title behind it; the ids of brands are numbers. */
const proposal = 'proposal:'

/** Chooses the brand of a product, or proposes one that the marketplace does not have. */
export function BrandField({ label, product, form, view, actor }: BrandFieldProps) {
  const t = brandTranslations[useLanguage()]
  const messageText = useMessageText()
  const snapshot = useSelector(actor, (one) => one)
  const { chosen, isBusy, message } = selectBrand(product, view.values.brand, snapshot)
  const error = message ?? view.errors['brand']
  return (
    <div data-field="brand">
      <Field label={label} hint={isBusy ? t.sending : t.hint} error={error && messageText(error)}>
        {(control) => (
          <PickField
            control={control}
            name="brand"
            options={optionsOf(form as never)}
            disabled={isBusy || view.fieldStates.brand === 'locked'}
            value={view.values.brand}
            lastOption={(found) => {
              const title = proposableBrand(found)
              return title === null ? null : { id: `${proposal}${title}`, label: t.propose(title) }
            }}
            onOpen={() => form.send({ type: 'picker.opened', field: 'brand' })}
            onChange={(value) => {
              if (value?.id.startsWith(proposal))
                actor.send({ type: 'proposal.chosen', title: value.id.slice(proposal.length) })
              else form.send({ type: 'field.changed', field: 'brand', value })
            }}
          />
        )}
      </Field>
      {chosen?.isProposal && (
        <Alert tone={entryOf(tones, chosen.status) ?? 'info'} role="status" title={textOf(t.states, chosen.status)}>
          {chosen.reason ?? undefined}
        </Alert>
      )}
    </div>
  )
}

const tones = { proposed: 'info', active: 'success', rejected: 'warning' } as const
